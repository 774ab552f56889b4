import type { Allure, ListeWeb, Site } from '@bridge/contract';
import type { ModeleVu } from './pret.repository.ts';

const VUES: Readonly<Record<string, ListeWeb['vue']>> = { lignes: 'liste', agenda: 'agenda' };

/** The ways that a list may look on a site: as each model draws it, and as the first grid beside the map of the site. */
export function alluresDe(
  { moteur, moteurAgenda, carte }: Pick<Site, 'moteur' | 'moteurAgenda' | 'carte'>,
  modeles: readonly ModeleVu[],
): Allure[] {
  const allures = modeles.map(({ id, nom, base }): Allure => {
    const vue = VUES[base] ?? 'grille';
    return { nom, modele: id, vue, carte: null, moteur: vue === 'agenda' ? (moteurAgenda ?? moteur) : moteur };
  });
  const grille = allures.find(({ vue }) => vue === 'grille');
  if (carte === null || grille === undefined) return allures;
  return [...allures, { ...grille, nom: `${grille.nom}, avec une carte`, vue: 'mixte', carte }];
}
