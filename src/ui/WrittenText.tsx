import { Link } from 'react-router-dom';

/** Matches a path of this site at the beginning of a word, or a covered word. */
const marked = /((?<=^|\s)\/[a-z0-9]+(?:-[a-z0-9]+)*|█+)/;

interface WrittenTextProps {
  readonly text: string;
  /** Read by assistive technology instead of a covered word. */
  readonly covered: string;
  /** Called when a link is followed. */
  readonly onLeave?: () => void;
}

/** A paragraph from the server: its paths are links, and a covered word is read aloud as one word. B-LET-03. */
export function WrittenText({ text, covered, onLeave }: WrittenTextProps) {
  return text.split(marked).map((part, index) => {
    // The parts of a text never change their order.
    const key = `${index} ${part}`;
    if (part.startsWith('█')) return <CoveredWord key={key} bars={part} name={covered} />;
    if (!part.startsWith('/')) return <span key={key}>{part}</span>;
    return (
      <Link key={key} to={part} translate="no" data-track={`follow:${part}`} onClick={onLeave}>
        {part}
      </Link>
    );
  });
}

/** The unknown word, shown as bars. `name`: read by assistive technology instead. */
export function CoveredWord({ bars, name }: { readonly bars: string; readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">{bars}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
