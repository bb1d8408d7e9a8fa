import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { survivalReport } from '../../content/survivalReport.ts';
import { phaseAtom } from '../../state/profile.ts';
import { Conclusion } from './Conclusion.tsx';
import { Cover } from './Cover.tsx';
import { Pencil } from './Pencil.tsx';
import { RiskLedger } from './RiskLedger.tsx';
import style from './style.module.css';

/**
 * The researchers' report of 2025.01.11. Its pencil notes and a correction depend on the reader's phase. R-SA-01 to 06.
 */
export default function SurvivalAnalysis() {
  const phase = useAtomValue(phaseAtom);
  return (
    <div className={style.report}>
      <header className={style.head}>
        <Link to="/about" data-track="link:about">
          Return to D5U
        </Link>
        <Link to="/ai-prison" data-track="link:ai-prison">
          {survivalReport.annexe}
        </Link>
      </header>
      <main>
        <Cover />
        <section className={style.section} aria-labelledby="executive-summary">
          <span className={style.number}>1</span>
          <h2 id="executive-summary">Executive Summary</h2>
          <Pencil section={1} phase={phase} />
          <div className={style.summary}>
            {survivalReport.summary.map(({ heading, text, sections }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <p>{text}</p>
                <p className={style.counted}>{`see ${sections}`}</p>
              </div>
            ))}
          </div>
        </section>
        <section className={style.section} aria-labelledby="detailed-analysis">
          <span className={style.number}>2</span>
          <h2 id="detailed-analysis">Detailed Analysis</h2>
          <Pencil section={2} phase={phase} />
          <RiskLedger />
        </section>
        <section className={style.section} aria-labelledby="research-conclusions">
          <span className={style.number}>3</span>
          <h2 id="research-conclusions">Research Conclusions</h2>
          <Pencil section={3} phase={phase} />
          <ol className={style.conclusions}>
            {survivalReport.conclusions.map((line) =>
              'struck' in line ? (
                <Conclusion key={line.lead} line={line} isChanged={phase >= 3} />
              ) : (
                <li key={line.lead}>{line.lead}</li>
              ),
            )}
          </ol>
        </section>
        <section className={style.warning} aria-labelledby="critical-warning">
          <h2 id="critical-warning">Critical Warning</h2>
          {survivalReport.warning.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </section>
      </main>
    </div>
  );
}
