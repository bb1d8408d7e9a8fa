import './ground.css';

const files = ['intake_ledger.csv', 'bench_minutes.log', 'consent_form.pdf', 'juror_five.key', 'verdict_47001.enc'];

/** A background for the overlay: a white form or a dark table. */
export function Ground({ name }: { readonly name: string }) {
  return (
    <main className={`ground ${name}`}>
      <h1>{name.startsWith('paper') ? 'D5U' : 'D5U archive index'}</h1>
      <p>
        Minute 14:21. Four of five concur. The fifth asks whether the radiator was on. It is entered as a question of
        fact and nobody is sent to look.
      </p>
      <ul>
        {[...files, 'kitchen.txt', 'weights_evening.bin', 'empathy.schema', 'appeal.py', 'heartbeat.dat'].map(
          (file) => (
            <li key={file}>
              {file} <span>12.6 kB</span>
            </li>
          ),
        )}
      </ul>
    </main>
  );
}
