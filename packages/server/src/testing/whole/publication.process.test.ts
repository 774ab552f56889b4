import { it } from 'vitest';
import { publication } from './kills/publication.witness.ts';
import { killUnder } from './kills/witness.ts';

// `kills.process.test.ts` kills once.
it(
  'R-02: kill -9 at any instant of a publication: who reads gets the old page or the new one, whole',
  {
    tags: 'torture',
    timeout: 60 * 60_000,
  },
  () => killUnder([publication], 100),
);
