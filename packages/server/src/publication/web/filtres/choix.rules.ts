import {
  type ChoixDeFiltre,
  capital,
  type Facette,
  type Filtre,
  LANGUES,
  TYPES_BRIDGE,
  type ValeurDeChoix,
} from '@bridge/contract';
import { communeLisible } from '../../../catalogue/commune.rules.ts';
import { langueEnMots } from '../../../composition/mots/nombre.words.ts';
import { type Lecteur, nomEn, texteEn } from '../../../composition/mots/texte.rules.ts';
import { typeDuProduit } from '../../../composition/mots/types.words.ts';
import { slugDe } from '../adresses/adresse.rules.ts';
import type { NomDeMot } from './choix.repository.ts';

/** The facet to ask a sélection for, when a filter lists no choice; null when its choices are always the same. */
export function facetteDe({ cible, critere }: Pick<Filtre, 'cible' | 'critere'>): Facette | null {
  switch (cible) {
    case 'typeBridge':
    case 'commune':
      return { genre: cible };
    case 'tag':
      return { genre: 'tags' };
    case 'critere':
      return critere === null ? null : { genre: 'critere', critere };
    default:
      return null;
  }
}

const valeurOf = (cible: Filtre['cible'], valeur: string): ValeurDeChoix => {
  if (cible === 'critere') return { ref: 'modalite', id: Number(valeur) };
  return cible === 'tag' ? { ref: 'tag', id: Number(valeur) } : valeur;
};

/** The choices made from what a sélection holds. Their slugs come from French words, whatever the language. */
export function choixTrouves(
  cible: Filtre['cible'],
  valeurs: readonly { readonly valeur: string; readonly libelle: string }[],
): ChoixDeFiltre[] {
  const taken = new Set<string>();
  return valeurs.map(({ valeur, libelle }) => {
    const words = cible === 'typeBridge' ? valeur : slugDe(libelle);
    // Two words may give the same slug, and a word of another alphabet gives none: a number tells them apart.
    const number = slugDe(valeur) || [...valeur].map((letter) => letter.codePointAt(0)?.toString(36)).join('');
    const slug = words === '' || taken.has(words) ? [words, number].filter((part) => part !== '').join('-') : words;
    taken.add(slug);
    return { slug, libelle: {}, valeurs: [valeurOf(cible, valeur)], picto: null, parDefaut: false };
  });
}

export const CHOIX_DE_LANGUES: readonly ChoixDeFiltre[] = LANGUES.map((langue) => ({
  slug: langue,
  libelle: {},
  valeurs: [langue],
  picto: null,
  parDefaut: false,
}));

/** The label of a choice: its own words, else the name of its first value. */
export function libelleDuChoix(choix: ChoixDeFiltre, noms: ReadonlyMap<string, NomDeMot>, lecteur: Lecteur): string {
  const dit = texteEn(choix.libelle, lecteur).texte;
  if (dit !== '') return dit;
  const [valeur] = choix.valeurs;
  if (valeur === undefined) return choix.slug;
  if (typeof valeur !== 'string')
    return nomEn(noms.get(`${valeur.ref} ${valeur.id}`)?.libelle ?? {}, lecteur).texte || choix.slug;
  if (TYPES_BRIDGE.some(({ value }) => value === valeur)) return typeDuProduit(valeur, lecteur.langue);
  return LANGUES.some((langue) => langue === valeur)
    ? capital(langueEnMots(valeur, lecteur.langue))
    : communeLisible(valeur);
}

/** The pictogram of a choice: its own, else that of its first value. */
export function pictoDuChoix(choix: ChoixDeFiltre, noms: ReadonlyMap<string, NomDeMot>): string | null {
  const [valeur] = choix.valeurs;
  if (choix.picto !== null || valeur === undefined || typeof valeur === 'string') return choix.picto;
  return noms.get(`${valeur.ref} ${valeur.id}`)?.picto ?? null;
}
