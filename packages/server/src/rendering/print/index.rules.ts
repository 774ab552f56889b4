import { type ElementDePlan, type Langue, norme } from '@bridge/contract';
import type { IndexImprime } from './document/document.parties.ts';
import type { FicheTiree } from './fiche.imprimee.ts';

type Cle = Extract<ElementDePlan, { readonly genre: 'index' }>['cle'];

const WORDS: Readonly<Record<Cle, (fiche: FicheTiree) => readonly string[]>> = {
  nom: ({ nom }) => [nom],
  commune: ({ commune }) => [commune],
  type: ({ type }) => [type],
  label: ({ labels }) => labels,
};

/** The entries of an index in the order of its language; entries that differ by case or accents only are one. */
export function entreesDIndex(fiches: readonly FicheTiree[], cle: Cle, langue: Langue): IndexImprime['entrees'] {
  const entries = new Map<string, { mots: string; fiches: string[] }>();
  const objets = new Map<string, Set<number>>();
  for (const { nom, objet } of fiches) objets.set(norme(nom), (objets.get(norme(nom)) ?? new Set()).add(objet));
  const isShared = (nom: string) => (objets.get(norme(nom))?.size ?? 0) > 1;
  for (const fiche of fiches)
    for (const mots of WORDS[cle](fiche)) {
      if (mots === '') continue;
      // Two establishments with the same name are two entries, told apart by their communes.
      const key = cle === 'nom' ? `${norme(mots)} ${fiche.objet}` : norme(mots);
      const known = cle === 'nom' && fiche.commune !== '' && isShared(mots) ? `${mots} (${fiche.commune})` : mots;
      const entry = entries.get(key) ?? { mots: known, fiches: [] };
      entry.fiches.push(fiche.cle);
      entries.set(key, entry);
    }
  const { compare } = new Intl.Collator(langue, { numeric: true, ignorePunctuation: true });
  return [...entries.values()].sort((a, b) => compare(a.mots, b.mots));
}
