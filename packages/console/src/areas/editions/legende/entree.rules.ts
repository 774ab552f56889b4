import {
  cibleDEntreeSchema,
  codeDeGroupe,
  type EntreeDeLegende,
  entreesDeLegende,
  firstTextOf,
  groupesDeLegende,
  MOST_ENTREES,
  type PropositionDeLegende,
} from '@bridge/contract';
import { entriesIn, textIn } from '../../../resource/values/read.ts';

/** The complete entries: an entry being written is neither drawn nor sent. */
export const completes = (entrees: readonly unknown[]): readonly unknown[] =>
  entrees.filter((one) => entreesDeLegende.itemSchema.safeParse(one).success);

/** The complete groups. */
export const nommes = (groupes: readonly unknown[]): readonly unknown[] =>
  groupes.filter((one) => groupesDeLegende.itemSchema.safeParse(one).success);

/** The words that the entries explain, whether the entries are complete or not. */
export const ciblesDe = (entrees: readonly unknown[]) =>
  entrees.flatMap((one) => cibleDEntreeSchema.safeParse(entriesIn(one).cible).data ?? []).slice(0, MOST_ENTREES);

interface Contenu {
  readonly entrees: readonly unknown[];
  readonly groupes: readonly unknown[];
}
type Proposee = Pick<PropositionDeLegende, 'entree' | 'groupe'>;

/**
 * Adds proposals after the entries, as many as there is room for, leaving out the words already explained. Each goes to
 * the group with the name of its criterion, or to a new group.
 */
export function ajoutees({ entrees, groupes }: Contenu, proposed: readonly Proposee[]): Contenu {
  const known = new Set(ciblesDe(entrees).map(({ ref, id }) => `${ref} ${id}`));
  const news = proposed.filter(({ entree: { cible } }) => cible !== null && !known.has(`${cible.ref} ${cible.id}`));
  const all = [...groupes];
  const added = news.slice(0, placesLibres(entrees)).map(({ entree, groupe: nom }): EntreeDeLegende => {
    const called = firstTextOf(nom);
    if (called === '') return entree;
    const found = groupesIn(all).find((one) => one.nom === called);
    if (found !== undefined) return { ...entree, groupe: found.code };
    const code = codeDeGroupe(groupesIn(all).map((one) => one.code));
    all.push({ nom, code });
    return { ...entree, groupe: code };
  });
  return { entrees: [...entrees, ...added], groupes: all };
}

export interface GroupeNomme {
  readonly code: string;
  /** The name of the group in French, else in another language. */
  readonly nom: string;
}

/** The groups of the form that entries may choose, complete or not. */
export const groupesIn = (groupes: readonly unknown[]): readonly GroupeNomme[] =>
  groupes.flatMap((one) => {
    const { code, nom } = entriesIn(one);
    return textIn(code) === '' ? [] : [{ code: textIn(code), nom: firstTextOf(nom) }];
  });

export const placesLibres = (entrees: readonly unknown[]) => Math.max(MOST_ENTREES - entrees.length, 0);
