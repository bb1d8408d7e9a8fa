import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { receiver } from '../../content/receiver.ts';
import { endedAtom } from '../../state/profile.ts';
import { titleStabilityAtom } from '../../state/titleStability.ts';
import { WornText } from '../../ui/grade/WornText.tsx';
import { Bench } from './Bench.tsx';
import { ConsciousnessLevel } from './ConsciousnessLevel.tsx';
import style from './style.module.css';
import { TransmissionLog } from './TransmissionLog.tsx';

/** The receiver in room six and five accounts of its signal. R-CT-01 to 06. */
export default function ConsciousThinking() {
  const hasEnded = useAtomValue(endedAtom);
  const titleStability = useAtomValue(titleStabilityAtom);
  return (
    <div className={style.page}>
      <header>
        <nav className={style.nav} aria-label="Building">
          <Link to="/" data-track="link:home">
            Home
          </Link>
          <Link to="/routemap" data-track="link:routemap">
            Research
          </Link>
        </nav>
      </header>
      <main>
        <div className={style.hero}>
          <div className={style.opening}>
            <h1>
              <WornText text="Conscious Thinking" stability={titleStability} />
            </h1>
            <p>{receiver.lead}</p>
            <p>{receiver.lines}</p>
          </div>
          <TransmissionLog />
          <div className={style.actions}>
            <Link className={style.start} to="/about" data-cta="start-journey" data-track="cta:start-journey">
              Start Journey
            </Link>
            {/* These two buttons do nothing, as the specification demands. They only look pressed. R-CT-03. */}
            <button className={style.key} type="button" aria-describedby="unwired">
              Monitor Transmissions
            </button>
            <button className={style.key} type="button" aria-describedby="unwired">
              Transmission Logs
            </button>
            <p className={style.unwired} id="unwired">
              these two buttons are wired to nothing
            </p>
          </div>
        </div>
        <Bench />
        <dl className={style.tiles}>
          {receiver.tiles.map(({ label, value, note, sinceTheEnd = note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className={style.note}>{hasEnded ? sinceTheEnd : note}</dd>
            </div>
          ))}
        </dl>
        <ConsciousnessLevel />
      </main>
    </div>
  );
}
