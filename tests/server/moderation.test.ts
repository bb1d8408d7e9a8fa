import { describe, expect, it } from 'vitest';
import { influenceError } from '#contract/influence.ts';
import { moderationError } from '../../server/payments/moderation.ts';
import { listOf } from '../../server/payments/moderation/listOf.ts';
import { crookedMessages, harmlessMessages, linesOf } from '../support/influenceMessages.ts';

const accepted = linesOf(harmlessMessages);

describe('a message', () => {
  it.each(Object.entries(crookedMessages))('[B-INF-01] that “%s” is refused', (reason, text) => {
    for (const line of linesOf(text)) expect.soft(moderationError('message', line), line).toBe(`message ${reason}`);
  });

  it('[B-INF-01] is accepted if it is harmless: 100 and more in thirty languages', () => {
    expect(accepted.length).toBeGreaterThan(100);
    expect(Object.values(crookedMessages).flatMap(linesOf).length).toBeGreaterThan(100);
    for (const line of accepted) {
      expect.soft(influenceError('message', line), line).toBeNull();
      expect.soft(moderationError('message', line), line).toBeNull();
    }
  });

  it('[B-INF-01] of 60 kB of spaces is decided as quickly as the text between them', () => {
    expect(moderationError('message', `${' '.repeat(60_000)}fuck`)).not.toBeNull();
    // The slowest text of 240 characters that was found takes 15 ms.
    const startedAt = performance.now();
    for (let round = 0; round < 10; round += 1) moderationError('message', '1 2 '.repeat(60));
    expect((performance.now() - startedAt) / 10).toBeLessThan(100);
  });
});

describe('a designation', () => {
  it.each(
    listOf(
      'THE STRANGER, the Archivist, Observer, the judge, Advocate, D5U, The Court, Тhe Ѕtranger, t h e  j u d g e, ᴛʜᴇ ᴏʙsᴇʀᴠᴇʀ, The-Advocate, ｔｈｅ ｊｕｄｇｅ, The Jüdge',
    ),
  )('[B-INF-01] %j is refused', (name) => {
    expect(moderationError('designation', name)).toBe(
      'designation must not be the name of the court or of a voice in it.',
    );
  });

  it.each(['a stranger at the door', 'The judge’s cousin', 'The Magistrate of Small Hours', 'observers', 'Judy'])(
    '[B-INF-01] %j is accepted',
    (name) => expect(moderationError('designation', name)).toBeNull(),
  );
});
