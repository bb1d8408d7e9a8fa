import { globSync, readFileSync } from 'node:fs';
import { serverFlags } from '../serverFlags.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** A text that a file must contain, and the reason. */
interface Agreement {
  readonly file: string;
  readonly text: string;
  readonly why: string;
}

/**
 * The ECMAScript version of the oldest supported browsers, for the type checker. `build.target` in vite.config.ts lists
 * these browsers. B-LOAD-05.
 */
const oldestLib = 'es2023';

/** Texts outside the code that must agree with it, so that the deployed settings are the tested ones. */
const agreements = (): readonly Agreement[] => [
  {
    file: 'package.json',
    text: `node ${serverFlags.join(' ')} server/main.ts`,
    why: 'npm start uses the flags of the tests and benches (B-OPS-01)',
  },
  {
    file: 'deploy/Dockerfile',
    text: `CMD ${JSON.stringify(['node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', ')}\n`,
    why: 'the container uses the flags of the tests and benches (B-OPS-01)',
  },
  {
    file: 'deploy/Caddyfile',
    text: '\tlb_policy header Cookie\n',
    why: 'a visitor stays with one server, which keeps what they read before the first batch',
  },
  {
    file: 'deploy/alerts.yml',
    text: 'expr: absent(up{job="d5u"} == 1)\n',
    why: 'an alert tells a site that is gone (B-OPS-01)',
  },
  {
    file: 'deploy/alerts.yml',
    text: 'expr: changes(process_start_time_seconds{job="d5u"}[15m]) > 2\n',
    why: 'an alert tells a process that starts again and again (B-OPS-01)',
  },
  {
    file: 'vite.config.ts',
    text: "target: ['chrome111', 'edge111', 'firefox121', 'safari16.4']",
    why: 'build, documents and page name the same oldest browsers (B-LOAD-05)',
  },
  {
    file: 'docs/operations.md',
    text: 'The site works in Chrome and Edge from 111, Firefox from 121 and Safari from 16.4.',
    why: 'build, documents and page name the same oldest browsers (B-LOAD-05)',
  },
  {
    file: 'public/no-answer.js',
    text: 'Chrome or Edge 111, Firefox 121, Safari 16.4 or newer',
    why: 'build, documents and page name the same oldest browsers (B-LOAD-05)',
  },
];

/** One sentence for each file whose text no longer agrees with the code. */
export function deploymentFaults(): string[] {
  const lost = agreements()
    .filter(({ file, text }) => !textOf(file).includes(text))
    .map(({ file, text, why }) => `${file} lacks “${text.trim()}”: ${why}.`);
  const alerts = textOf('deploy/alerts.yml');
  const unknown = Array.from(textOf('deploy/alerts.test.yml').matchAll(/alertname: (\w+)/g), ([, name = '']) => name)
    .filter((name) => !alerts.includes(`- alert: ${name}\n`))
    .map((name) => `deploy/alerts.test.yml tests the alert ${name}, which deploy/alerts.yml does not have.`);
  const libs = globSync('{src,workers,contract,workers/simulation/core}/tsconfig.json')
    .map((file) => ({ file, lib: /"lib": \["(\w+)"/.exec(textOf(file))?.[1] }))
    .filter(({ lib }) => lib !== undefined && lib !== oldestLib)
    .map(({ file, lib }) => `${file} has the library ${lib}; the oldest browsers have ${oldestLib} (B-LOAD-05).`);
  return [...lost, ...unknown, ...libs];
}
