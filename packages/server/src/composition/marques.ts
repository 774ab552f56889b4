import type { BlocRendu, Canal, Langue } from '@bridge/contract';
import { keptAmong } from '../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../schema.ts';
import type { Cadre } from './cadre.ts';
import type { Dessins } from './legende.rules.ts';
import { enLangue } from './mots/langue.rules.ts';
import { openSelection } from './selection.ts';

/** A pictogram that marks an objet, with its words. */
export interface Marque {
  readonly picto: string;
  readonly texte: string;
}

/** The marks that legends give to the objets of sélections, read for many objets at once. */
export async function openMarques(
  tx: Db,
  cadre: Cadre,
  { selections }: Dessins,
): Promise<(ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Marque[]>>> {
  const opened = await Promise.all(
    [...selections].map(async ([selection, { picto, libelle }]) => {
      const { question } = await openSelection(tx, cadre, { selection });
      return { question, marque: { picto, texte: enLangue(libelle, cadre.langue) } };
    }),
  );
  return async (ids) => {
    const marques = new Map<number, Marque[]>();
    for (const { question, marque } of opened) {
      const kept = question === undefined ? [] : await keptAmong(tx, question, ids);
      for (const id of kept) marques.set(id, [...(marques.get(id) ?? []), marque]);
    }
    return marques;
  };
}

/** The marks as a bloc, which every channel can draw; null without any. */
export function blocDesMarques(
  marques: readonly Marque[],
  { canal, langue }: { readonly canal: Canal; readonly langue: Langue },
): BlocRendu | null {
  if (marques.length === 0) return null;
  return {
    genre: 'marques',
    canal,
    langue,
    titre: null,
    niveau: 3,
    style: '',
    taille: '',
    noeuds: [{ genre: 'liste', titre: null, colonnes: 1, elements: [...marques] }],
  };
}
