import {
  type ChampDecouvert,
  type CodeCibleOuChamp,
  champDecouvertSchema,
  cibleDe,
  type Ligne,
} from '@bridge/contract';
import { entriesIn, listIn } from '../../../../resource/values/read.ts';

/** The lines as they are being written, unfinished ones included. */
export function lignesIn(value: unknown): Ligne[] {
  return listIn(value).filter((one): one is Ligne => {
    const { champ, cible } = entriesIn(one);
    return typeof champ === 'string' && typeof cible === 'string';
  });
}

/** The fields of the structure; those that an older version wrote otherwise are left out. */
export function structureIn(value: unknown): ChampDecouvert[] {
  return listIn(value).flatMap((one) => champDecouvertSchema.safeParse(one).data ?? []);
}

/** Whether a value picked in a menu is a target. */
export function isCible(code: string | null): code is CodeCibleOuChamp {
  return code !== null && (cibleDe(code) !== undefined || code.startsWith('champ:'));
}
