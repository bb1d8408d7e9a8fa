/** What attends to the reader once the page stands: filled in by the rooms it names. */
export default function Attendants() {
  return null;
}
