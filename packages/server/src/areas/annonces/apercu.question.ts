import type { apercuEnContexte } from '@bridge/contract';
import type { z } from 'zod';

/** What is asked of an espace: a day, an hour, a language, a page, and an annonce that is tried. */
export type QuestionDApercu = z.output<NonNullable<(typeof apercuEnContexte)['query']>>;

export const RIEN_A_VOIR = { html: '', image: null, anime: false, taille: null };
