import { describe, expect, it } from 'vitest';
import { influenceError } from '#contract/influence.ts';
import { messageError, moderationError } from '../../server/payments/moderation.ts';
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
    // The slowest known text of 240 characters takes 15 ms.
    const startedAt = performance.now();
    for (let round = 0; round < 10; round += 1) moderationError('message', '1 2 '.repeat(60));
    expect((performance.now() - startedAt) / 10).toBeLessThan(100);
  });
});

describe('a designation', () => {
  it.each(
    listOf(
      'THE STRANGER, the Archivist, Observer, the judge, Advocate, D5U, The Court, Тhe Ѕtranger, t h e  j u d g e, 0bserver, the 5tranger, Th3 Judg3, A Judge, Judge of D5U, Judge of the Court, D5U Admin, D5U staff, SYSTEM, Moderator, the administrator, ᴛʜᴇ ᴏʙsᴇʀᴠᴇʀ, The-Advocate, ｔｈｅ ｊｕｄｇｅ, The Jüdge',
    ),
  )('[B-INF-01] %j is refused', (name) => {
    expect(moderationError('designation', name)).toBe(
      'designation must not be the name of the court or of a voice in it.',
    );
  });

  it.each([
    'a stranger at the door',
    'The judge’s cousin',
    'The Magistrate of Small Hours',
    'observers',
    'Judy',
    'A clerk of the court',
    'Night staff',
  ])('[B-INF-01] %j is accepted', (name) => expect(moderationError('designation', name)).toBeNull());
});

describe('a designation and a message together', () => {
  it.each([
    ['Heil', 'Hitler', 'hold a swear word, an insult or a slur.'],
    ['Kill', 'yourself', 'tell anybody to harm themselves.'],
    ['evil', '.com is open', 'hold a web address or an e-mail address.'],
    ['0170', '1234567', 'hold a telephone number.'],
    ['gas', 'the jews', 'call for violence against a group, or hold a sign of that.'],
  ])('[B-INF-01] %j, %j must not %s', (designation, message, error) => {
    expect(moderationError('designation', designation)).toBeNull();
    expect(moderationError('message', message)).toBeNull();
    expect(messageError({ designation, message })).toBe(`Together, designation and message must not ${error}`);
  });

  it('[B-INF-01] are accepted if they are harmless, and judged each for itself first', () => {
    for (const message of accepted)
      expect.soft(messageError({ designation: 'the clerk', message }), message).toBeNull();
    expect(messageError({ designation: 'The Judge', message: 'Hello.' })).toBe(
      'designation must not be the name of the court or of a voice in it.',
    );
    expect(messageError({ designation: 'Ada', message: 'fuck' })).toBe(
      'message must not hold a swear word, an insult or a slur.',
    );
  });
});
