import { type ChoixDeFiltre, CIBLES_A_CHOIX, type Ref, slugLibre, type ValeurDeChoix } from '@bridge/contract';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';

export type CibleAChoix = (typeof CIBLES_A_CHOIX)[number];

export const cibleIn = (value: unknown): CibleAChoix | null => CIBLES_A_CHOIX.find((cible) => cible === value) ?? null;

/** The values of a choice, as far as they can be read. */
export const valeursIn = (value: unknown): ValeurDeChoix[] => listIn(value).filter(isValeur);

const isValeur = (value: unknown): value is ValeurDeChoix =>
  typeof value === 'string' || isRefTo(value, 'modalite') || isRefTo(value, 'tag');

const isRefTo = (value: unknown, ref: string) => entriesIn(value).ref === ref;

const slugsIn = (choix: readonly unknown[]) => choix.map((one) => textIn(entriesIn(one).slug));

/** A choice of one value, with the name of the value. */
export function choixDe(valeur: ValeurDeChoix, nom: string, others: readonly unknown[]): ChoixDeFiltre {
  return { slug: slugLibre(nom, slugsIn(others)), libelle: {}, valeurs: [valeur], picto: null, parDefaut: false };
}

const keyOf = (valeur: ValeurDeChoix) => (typeof valeur === 'string' ? valeur : `${valeur.ref}:${valeur.id}`);

/** The choices with proposals added: those whose values are new, each at an address of its own. */
export function ajoutes(known: readonly unknown[], proposed: readonly ChoixDeFiltre[]): readonly unknown[] {
  const seen = new Set(known.flatMap((one) => valeursIn(entriesIn(one).valeurs).map(keyOf)));
  const all = [...known];
  for (const one of proposed) {
    if (one.valeurs.some((valeur) => seen.has(keyOf(valeur)))) continue;
    all.push({ ...one, slug: slugLibre(one.slug, slugsIn(all)) });
  }
  return all;
}

/** Whether a value is of the kind of this filter. */
export function fits(valeur: ValeurDeChoix, cible: CibleAChoix): boolean {
  if (cible === 'critere') return isRefTo(valeur, 'modalite');
  if (cible === 'tag') return isRefTo(valeur, 'tag');
  return typeof valeur === 'string';
}

export function refsOf<R extends 'modalite' | 'tag'>(valeurs: readonly ValeurDeChoix[], ref: R): Ref<R>[] {
  return valeurs.flatMap((valeur) =>
    typeof valeur !== 'string' && valeur.ref === ref ? [{ ref, id: valeur.id }] : [],
  );
}

export const textesOf = (valeurs: readonly ValeurDeChoix[]) => valeurs.filter((valeur) => typeof valeur === 'string');
