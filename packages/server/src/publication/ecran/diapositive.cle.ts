import { createHash } from 'node:crypto';
import type { Diapositive } from '@bridge/contract';

/**
 * Names the slides of a diaporama by their content: a screen that gets another version goes on with its slide, and
 * showings are counted together across versions. Two slides with the same content are told apart by their order.
 */
export function clesDesDiapositives(sequence: readonly Diapositive[]): string[] {
  const seen = new Map<string, number>();
  return sequence.map((slide) => {
    const name = `${slide.genre}-${createHash('sha256')
      .update(JSON.stringify(identite(slide)))
      .digest('hex')
      .slice(0, 8)}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  });
}

function identite(slide: Diapositive): unknown {
  switch (slide.genre) {
    case 'objets':
    case 'agenda':
      return slide.selection.id;
    case 'carte':
      return slide.carte.id;
    case 'media':
      return slide.media.id;
    case 'annonce':
      return slide.espace.id;
    case 'qr':
    case 'page':
    case 'flux':
      return slide.adresse;
    case 'meteo':
      return [slide.latitude, slide.longitude];
    case 'texte':
    case 'compte':
      return slide.titre;
  }
}
