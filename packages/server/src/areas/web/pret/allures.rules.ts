import type { Allure as AllureDite, ListeWeb, Site } from '@bridge/contract';
import type { ModeleVu } from './pret.repository.ts';

/** A look with the records that it is made of. */
export interface Allure extends AllureDite {
  readonly modele: number;
  /** The map of the site, for looks that show one. */
  readonly carte: number | null;
  readonly moteur: number | null;
}

const VUES: Readonly<Record<string, ListeWeb['vue']>> = { lignes: 'liste', agenda: 'agenda' };

/** The looks of lists on a site: one for each model, and the first grid beside the site's map. */
export function alluresDe(
  { moteur, moteurAgenda, carte }: Pick<Site, 'moteur' | 'moteurAgenda' | 'carte'>,
  modeles: readonly ModeleVu[],
): Allure[] {
  const allures = modeles.map(({ id, cle, nom, base }): Allure => {
    const vue = VUES[base] ?? 'grille';
    return { cle, nom, modele: id, vue, carte: null, moteur: vue === 'agenda' ? (moteurAgenda ?? moteur) : moteur };
  });
  const grille = allures.find(({ vue }) => vue === 'grille');
  if (carte === null || grille === undefined) return allures;
  return [
    ...allures,
    { ...grille, cle: `${grille.cle} carte`, nom: `${grille.nom}, avec une carte`, vue: 'mixte', carte },
  ];
}
