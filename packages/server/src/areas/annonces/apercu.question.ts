import type { apercuEnContexte } from '@bridge/contract';
import type { z } from 'zod';

/** The question of a preview: a day, an hour, a language, a page, and an annonce to try out. */
export type QuestionDApercu = z.output<NonNullable<(typeof apercuEnContexte)['query']>>;

export const RIEN_A_VOIR = { html: '', image: null, anime: false, taille: null };
