import { runEquipe } from '../platform/equipe/equipe.process.ts';
import { prepareImpression, runPrinting } from './impression.ici.ts';

/** The entry of a process that draws pages, started by platform/equipe/equipe.ts. */

// The messages are those of impression.ts.
runEquipe((travail) => runPrinting(travail as Parameters<typeof runPrinting>[0]), prepareImpression);
