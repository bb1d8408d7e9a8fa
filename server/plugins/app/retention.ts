import fp from 'fastify-plugin';
import './storage.ts';

/** A step reads a hundred visitors, so a million take 14 hours, and no step is felt by anybody. */
const stepIntervalMs = 5000;

/**
 * Deletes what is past its term, in small steps while the server runs: all rows of a visitor of whom nothing was written
 * for `days` days, old delivery ids and unpaid orders. After the last visitor it begins again. B-PRV-03.
 */
export default fp<{ days: number }>(
  async (app, { days }) => {
    let after: string | null = null;
    let step: Promise<void> | null = null;
    let hasFailed = false;
    const takeStep = async (): Promise<void> => {
      try {
        after = await app.storage.visitors.removeExpired(after, days);
        hasFailed = false;
      } catch (error) {
        // The next steps try again; one line is enough for a store that is away.
        if (!hasFailed) app.log.warn({ err: error }, 'what is past its term could not be deleted');
        hasFailed = true;
      }
      step = null;
    };
    const timer = setInterval(() => void (step ??= takeStep()), stepIntervalMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await step;
    });
  },
  { name: 'retention', dependencies: ['storage'] },
);
