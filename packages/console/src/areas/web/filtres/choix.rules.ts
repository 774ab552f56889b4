import {
  type ChoixDeFiltre,
  CIBLES_A_CHOIX,
  choixSchema,
  LANGUES_CHOIX,
  labelOfType,
  type Names,
  type Ref,
  type ValeurDeChoix,
  valeurDeChoixSchema,
} from '@bridge/contract';
import { entriesIn, listIn, textIn, translationsIn } from '../../../resource/values/read.ts';
import { slugify } from '../../../resource/widgets/slugify.ts';

export type CibleAChoix = (typeof CIBLES_A_CHOIX)[number];

export const cibleIn = (value: unknown): CibleAChoix | null => CIBLES_A_CHOIX.find((cible) => cible === value) ?? null;

/** What the field holds, as far as it can be read: one being typed is not complete. */
export function choixIn(value: unknown): readonly ChoixDeFiltre[] {
  return listIn(value).map((one) => {
    const { slug, libelle, valeurs, picto } = entriesIn(one);
    // A language that nobody speaks here is no reason to lose the others.
    const libelles = Object.entries(translationsIn(libelle)).filter(([langue]) =>
      LANGUES_CHOIX.some(({ value }) => value === langue),
    );
    return {
      slug: textIn(slug),
      libelle: choixSchema.shape.libelle.safeParse(Object.fromEntries(libelles)).data ?? {},
      valeurs: listIn(valeurs).flatMap((valeur) => valeurDeChoixSchema.safeParse(valeur).data ?? []),
      picto: textIn(picto) || null,
    };
  });
}

/** What a value is called. */
export function nomDeValeur(valeur: ValeurDeChoix, cible: CibleAChoix, names: Names): string {
  if (typeof valeur !== 'string') return names[valeur.ref]?.[String(valeur.id)] ?? '…';
  if (cible === 'typeBridge') return labelOfType(valeur);
  if (cible === 'languesParlees') return LANGUES_CHOIX.find(({ value }) => value === valeur)?.label ?? valeur;
  return valeur;
}

/** A slug of these words that no other choice has. */
export function slugLibre(words: string, taken: readonly string[]): string {
  const slug = slugify(words) || 'choix';
  if (!taken.includes(slug)) return slug;
  let rank = 2;
  while (taken.includes(`${slug}-${rank}`)) rank += 1;
  return `${slug}-${rank}`;
}

/** A choice of one value, called as the value is. */
export function choixDe(valeur: ValeurDeChoix, nom: string, others: readonly ChoixDeFiltre[]): ChoixDeFiltre {
  return { slug: slugLibre(nom, slugsOf(others)), libelle: {}, valeurs: [valeur], picto: null };
}

/**
 * The address follows the words as long as it was made of them; one that somebody wrote stays. `before` and `after`: what the choice is
 * called in the first language.
 */
export function slugSuivi(slug: string, before: string, after: string, others: readonly ChoixDeFiltre[]): string {
  const taken = slugsOf(others);
  const isOurs = slug === '' || slug === slugLibre(before, taken);
  return isOurs && after.trim() !== '' ? slugLibre(after, taken) : slug;
}

const slugsOf = (choix: readonly ChoixDeFiltre[]) => choix.map(({ slug }) => slug);

const keyOf = (valeur: ValeurDeChoix) => (typeof valeur === 'string' ? valeur : `${valeur.ref}:${valeur.id}`);

/** The proposed choices that bring something: those whose values are not there yet, at an address of their own. */
export function ajoutes(known: readonly ChoixDeFiltre[], proposed: readonly ChoixDeFiltre[]): readonly ChoixDeFiltre[] {
  const seen = new Set(known.flatMap(({ valeurs }) => valeurs.map(keyOf)));
  const all = [...known];
  for (const one of proposed) {
    if (one.valeurs.some((valeur) => seen.has(keyOf(valeur)))) continue;
    all.push({ ...one, slug: slugLibre(one.slug, slugsOf(all)) });
  }
  return all;
}

/** Values of another kind of filter stand for nothing here. */
export function fits(valeur: ValeurDeChoix, cible: CibleAChoix): boolean {
  if (cible === 'critere') return isRef(valeur, 'modalite');
  if (cible === 'tag') return isRef(valeur, 'tag');
  return typeof valeur === 'string';
}

const isRef = (valeur: ValeurDeChoix, ref: string) => typeof valeur !== 'string' && valeur.ref === ref;

export function refsOf<R extends 'modalite' | 'tag'>(valeurs: readonly ValeurDeChoix[], ref: R): Ref<R>[] {
  return valeurs.flatMap((valeur) =>
    typeof valeur !== 'string' && valeur.ref === ref ? [{ ref, id: valeur.id }] : [],
  );
}

export const textesOf = (valeurs: readonly ValeurDeChoix[]) => valeurs.filter((valeur) => typeof valeur === 'string');
