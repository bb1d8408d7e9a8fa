export default function ConsciousThinking() {
  return <main>conscious-thinking</main>;
}
