export default function NotYetRecovered() {
  return <main>not yet recovered</main>;
}
