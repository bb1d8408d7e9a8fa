export default function About() {
  return <main>about</main>;
}
