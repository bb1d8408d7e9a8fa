import { readFileSync } from 'node:fs';
import { apiPaths } from '#contract/paths.ts';
import { keenBatch } from './app.ts';

/** An example of a call. */
export interface Call {
  /** The name in docs/openapi.json: `POST /api/visitor/track`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Every call that docs/openapi.json describes. The file agrees with the routes (openapi.test.ts). */
export function describedCalls(): string[] {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

export interface Examples {
  readonly nowMs: number;
  /** An order of the visitor who makes the call. */
  readonly order: string;
  /** The key of another visitor's recovery phrase. */
  readonly key: string;
}

/** The request of each call. A new call needs an entry here. The call that erases is the last. */
export function callsOfApi({ nowMs, order, key }: Examples): Call[] {
  const found = { discoveredFragments: ['egg:a'], investigationPath: ['egg:a'] };
  const feedback = {
    contentId: '/kitchen',
    userResponse: 'clicked',
    effectiveness: 1,
    dwellTime: 900,
    personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
  };
  const bodies: Record<string, object> = {
    [`POST ${apiPaths.track}`]: { behaviorData: keenBatch(nowMs) },
    [`POST ${apiPaths.narrativeState}`]: found,
    [`POST ${apiPaths.personalizationFeedback}`]: feedback,
    [`POST ${apiPaths.protocol}`]: { word: 'barefoot' },
    'POST /api/visitor/ending': { word: 'unknown' },
    'POST /api/visitor/letter-reply': { letter: 1, reply: 'first' },
    'POST /api/visitor/say': { words: 'Where is the door?', page: '/kitchen' },
    'POST /api/visitor/consent': { answer: 'yes' },
    'POST /api/visitor/recovery': { key: 'a'.repeat(64) },
    'POST /api/visitor/recovery/preview': { key },
    'POST /api/visitor/recovery/claim': { key, own: 'merge' },
    [`POST ${apiPaths.influenceCheckout}`]: { designation: 'Ada', message: 'Here.' },
    [`POST ${apiPaths.judgment}`]: { verdict: 'cut' },
  };
  const names = { order, slug: 'kitchen', filename: 'kitchen.txt' } as Record<string, string>;
  const isLast = (name: string): number => ['POST /api/visitor/recovery/claim', 'DELETE /api/visitor'].indexOf(name);
  return describedCalls()
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map((name) => {
      const [method = '', described = ''] = name.split(' ');
      const path = described.replace(/\{(\w+)\}/, (_, parameter: string) => {
        if (names[parameter] === undefined) throw new Error(`${name} needs an example for ${parameter}.`);
        return names[parameter];
      });
      const body = bodies[name];
      if (method === 'POST' && body === undefined) throw new Error(`${name} needs an example in apiCalls.ts.`);
      return { name, method: method as Call['method'], path, ...(body === undefined ? {} : { body }) };
    });
}
