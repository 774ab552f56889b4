import {
  cibleDEntreeSchema,
  type EntreeDeLegende,
  entreeDeLegendeSchema,
  isRef,
  LANGUES_CHOIX,
  MOST_ENTREES,
  PICTO_NEUTRE,
} from '@bridge/contract';
import { entriesIn, listIn, textIn, translationsIn } from '../../../resource/values/read.ts';

export const ENTREE_NEUVE: EntreeDeLegende = {
  picto: { genre: 'produit', nom: PICTO_NEUTRE },
  libelle: {},
  cible: null,
  groupe: '',
  couleur: null,
  alternatif: {},
};

/** What the field holds, as far as it can be read: one being typed is not complete. */
export function entreesIn(value: unknown): readonly EntreeDeLegende[] {
  return listIn(value).map((one) => {
    const { picto, libelle, cible, groupe, couleur, alternatif } = entriesIn(one);
    return {
      picto: pictoIn(picto),
      libelle: textesIn(libelle),
      cible: cibleIn(cible),
      groupe: textIn(groupe),
      couleur: textIn(couleur) || null,
      alternatif: textesIn(alternatif),
    };
  });
}

function pictoIn(value: unknown): EntreeDeLegende['picto'] {
  const { genre, nom, media } = entriesIn(value);
  return genre === 'media' && isRef(media)
    ? { genre, media: { ref: 'media', id: media.id } }
    : { genre: 'produit', nom: textIn(nom) };
}

export const CIBLES = [
  { value: 'modalite', label: 'Une modalité' },
  { value: 'critere', label: 'Un critère' },
  { value: 'champ', label: 'Un champ' },
] as const;
export type CibleDEntree = (typeof CIBLES)[number]['value'];

function cibleIn(value: unknown): EntreeDeLegende['cible'] {
  const known = isRef(value) ? CIBLES.find((one) => one.value === value.ref) : undefined;
  return known && isRef(value) ? { ref: known.value, id: value.id } : null;
}

/** A language that nobody speaks here is no reason to lose the others. */
function textesIn(value: unknown): EntreeDeLegende['libelle'] {
  const texts = translationsIn(value);
  return Object.fromEntries(
    LANGUES_CHOIX.flatMap(({ value: langue }) => (texts[langue] === undefined ? [] : [[langue, texts[langue]]])),
  );
}

/** Those that lack nothing: what is being written is neither drawn nor sent. */
export const completes = (entrees: readonly unknown[]): readonly unknown[] =>
  entrees.filter((one) => entreeDeLegendeSchema.safeParse(one).success);

/** What the entries stand for, complete or not. */
export const ciblesDe = (entrees: readonly EntreeDeLegende[]) =>
  entrees.flatMap(({ cible }) => cibleDEntreeSchema.safeParse(cible).data ?? []).slice(0, MOST_ENTREES);

/** Proposals after what is there, as many as there is room for: what is explained already stays as it is. */
export function ajoutees(
  entrees: readonly EntreeDeLegende[],
  proposed: readonly EntreeDeLegende[],
): readonly EntreeDeLegende[] {
  const known = new Set(entrees.map(({ cible }) => (cible === null ? '' : `${cible.ref} ${cible.id}`)));
  const news = proposed.filter(({ cible }) => cible !== null && !known.has(`${cible.ref} ${cible.id}`));
  return [...entrees, ...news.slice(0, placesLibres(entrees))];
}

export const placesLibres = (entrees: readonly EntreeDeLegende[]) => Math.max(MOST_ENTREES - entrees.length, 0);
