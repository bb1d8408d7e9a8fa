import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { openApp, seat, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

describe('GET /api/homepage/message', () => {
  it('[R-INF-01] is null while there is no message', async () => {
    const reply = await test.reader().get(apiPaths.homepageMessage);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toBe('null');
  });

  it('[R-INF-02] is the message that was placed last', async () => {
    await seat(test.storage, { designation: 'Ada', message: 'Leave the light on.' });
    await seat(test.storage, { designation: 'Kestrel', message: '<b>I concur.</b>' });
    const reply = await test.reader().get(apiPaths.homepageMessage);
    expect(reply.json()).toEqual({ designation: 'Kestrel', message: '<b>I concur.</b>' });
  });
});
