import sharp from 'sharp';
import { runEquipe } from '../platform/equipe/equipe.process.ts';
import { decode } from './decodage.ts';

/** The entry of a process that decodes, started by platform/equipe/equipe.ts. */

// One core for a picture: the others are for people who wait.
sharp.concurrency(1);
// The messages are those of decodage.ts.
runEquipe((travail) => decode(travail as Parameters<typeof decode>[0]));
