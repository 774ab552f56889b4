import {
  type ChampDecouvert,
  type CodeCibleOuChamp,
  champDecouvertSchema,
  cibleDe,
  type Ligne,
} from '@bridge/contract';
import { entriesIn, listIn } from '../../../../resource/values/read.ts';

/** The lines as they are being written: one that is not finished yet is a line all the same. */
export function lignesIn(value: unknown): Ligne[] {
  return listIn(value).filter((one): one is Ligne => {
    const { champ, cible } = entriesIn(one);
    return typeof champ === 'string' && typeof cible === 'string';
  });
}

/** The fields that were seen; what an older version wrote otherwise is left out. */
export function structureIn(value: unknown): ChampDecouvert[] {
  return listIn(value).flatMap((one) => champDecouvertSchema.safeParse(one).data ?? []);
}

/** What was chosen in a menu of targets. */
export function isCible(code: string | null): code is CodeCibleOuChamp {
  return code !== null && (cibleDe(code) !== undefined || code.startsWith('champ:'));
}
