import type { Mesure } from '@bridge/contract';
import { type Contexte, mayRead } from './contexte.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

/** The keys of `nombres` that a measure is read from, first one first. Null for a measure with its own column. */
export function clesDeMesure(mesure: Mesure, { resolution }: Contexte): readonly string[] | null {
  switch (mesure.genre) {
    case 'simple':
      return mesure.champ === 'prix' || mesure.champ === 'photos' ? null : [mesure.champ];
    case 'capacite':
      return [`capacite:${mesure.mesure}`];
    case 'critere':
      return (resolution.criteres.get(mesure.critere.id) ?? []).map((cle) => `critere:${cle}`);
    case 'champ':
      return [`champ:${mesure.code}`];
    case 'completude':
    case 'score':
      return null;
  }
}

/** The number of an objet, or null without one. */
export function mesureDe(mesure: Mesure, objet: ObjetIndexe, contexte: Contexte): number | null {
  const cles = clesDeMesure(mesure, contexte);
  if (cles !== null) {
    const seen = cles.filter((cle) => mayRead(cle, objet.entiteId, contexte));
    return seen.map((cle) => objet.nombres[cle]).find((nombre) => nombre !== undefined) ?? null;
  }
  switch (mesure.genre) {
    case 'completude':
      return objet.completude[mesure.langue] ?? null;
    case 'score':
      return contexte.resolution.profils.has(mesure.profil.id) ? (objet.scores.get(mesure.profil.id) ?? null) : null;
    default:
      return mesure.genre === 'simple' && mesure.champ === 'prix' ? objet.prixMin : objet.nombrePhotos;
  }
}
