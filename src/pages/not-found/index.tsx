export default function NotFound() {
  return <main>not-found</main>;
}
