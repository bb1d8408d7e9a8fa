import { inject } from 'vitest';

/** From here on, `openStore` uses PostgreSQL (tests/support/store.ts). */
process.env['TEST_DATABASE_URL'] = inject('postgresUrl');
