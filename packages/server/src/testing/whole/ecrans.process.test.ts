import { it } from 'vitest';
import { ecrans } from './kills/ecrans.witness.ts';
import { killUnder } from './kills/witness.ts';

// `kills.process.test.ts` kills once.
it(
  'R-18: kill -9 while screens tell what they showed and while others publish: all is counted once, and screens hear of what is',
  {
    tags: 'torture',
    timeout: 60 * 60_000,
  },
  () => killUnder([ecrans], 20),
);
