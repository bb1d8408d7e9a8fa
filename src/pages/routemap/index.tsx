export default function Routemap() {
  return <main>routemap</main>;
}
