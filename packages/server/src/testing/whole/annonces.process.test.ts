import { it } from 'vitest';
import { annonces } from './kills/annonces.witness.ts';
import { killUnder } from './kills/witness.ts';

const MORTS = 3;

// `kills.process.test.ts` kills once.
it(
  'views and clicks that were acknowledged are counted once, whatever is killed',
  {
    tags: 'torture',
    timeout: 60 * 60_000,
  },
  () => killUnder([annonces(MORTS)], MORTS),
);
