import { it } from 'vitest';
import { isTorture } from '../scale.ts';
import { annonces } from './kills/annonces.witness.ts';
import { ecrans } from './kills/ecrans.witness.ts';
import { publication } from './kills/publication.witness.ts';
import { killUnder } from './kills/witness.ts';

/** Far above what a busy machine needs, in milliseconds. */
const LONG = 10 * 60_000;

// In a long run, each is killed again and again, alone.
it.skipIf(isTorture)(
  'R-02, R-18: kill -9 of a server where somebody publishes a page and a diaporama, screens tell what they showed and visitors see annonces: all is whole, and counted once; the one that lives stops cleanly',
  {
    timeout: LONG,
  },
  // Views go on for long, and what is published for a moment: it begins last.
  () => killUnder([annonces(1), ecrans, publication], 1),
);
