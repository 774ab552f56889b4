import { runEquipe } from '../platform/equipe/equipe.process.ts';
import { prepareImpression, runPrinting } from './impression.ici.ts';

/** What a process that draws pages runs, until it is ended. Started by platform/equipe/equipe.ts. */

// Sent by impression.ts, which knows no other work.
runEquipe((travail) => runPrinting(travail as Parameters<typeof runPrinting>[0]), prepareImpression);
