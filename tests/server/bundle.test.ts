import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, isBundled, sourcesFile } from '../../server/bundle.ts';

const repository = join(import.meta.dirname, '../..');

describe('the bundle of the server', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'd5u-bundle-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const bundle = () => {
    write('server/a.ts', 'one');
    write('server/b.ts', 'two');
    const digest = digestOf([Buffer.from('one'), Buffer.from('two')]);
    write(sourcesFile, JSON.stringify({ files: ['server/a.ts', 'server/b.ts'], digest }));
  };

  it('[B-OPS-01] is used while all of its sources are as they were', () => {
    expect(isBundled(folder)).toBe(false);
    bundle();
    expect(isBundled(folder)).toBe(true);
    write('server/b.ts', 'Two');
    expect(isBundled(folder)).toBe(false);
    write('server/b.ts', 'two');
    expect(isBundled(folder)).toBe(true);
  });

  it('[B-OPS-01] is not used when one of its sources is gone, or words have moved from one to the next', () => {
    bundle();
    write('server/a.ts', 'onet');
    write('server/b.ts', 'wo');
    expect(isBundled(folder)).toBe(false);
    bundle();
    rmSync(join(folder, 'server/a.ts'));
    expect(isBundled(folder)).toBe(false);
  });

  it('[B-OPS-01] is there for the sources of this site after `npm run build`', () => {
    expect(isBundled(repository)).toBe(true);
  });
});
