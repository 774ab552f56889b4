import type { Allure as AllureDite, ListeWeb, Site } from '@bridge/contract';
import type { ModeleVu } from './pret.repository.ts';

/** With what the list is made of. */
export interface Allure extends AllureDite {
  readonly modele: number;
  /** The map of the site, for the looks that show one. */
  readonly carte: number | null;
  readonly moteur: number | null;
}

const VUES: Readonly<Record<string, ListeWeb['vue']>> = { lignes: 'liste', agenda: 'agenda' };

/** The ways that a list may look on a site: as each model draws it, and as the first grid beside the map of the site. */
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
