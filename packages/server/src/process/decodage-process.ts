import sharp from 'sharp';
import { runEquipe } from '../platform/equipe/equipe.process.ts';
import { decode } from './decodage.ts';

/** What a process that decodes runs, until it is ended. Started by platform/equipe/equipe.ts. */

// One core for a picture: the others are for who waits.
sharp.concurrency(1);
// Sent by decodage.ts, which knows no other work.
runEquipe((travail) => decode(travail as Parameters<typeof decode>[0]));
