import { etatDeGenerationLabel, type Generation, languageName } from '@bridge/contract';
import { formatInstant } from '../../../resource/values/format.ts';

/** The fields of a document that a list may have read. */
type Ligne = { readonly [K in 'langue' | 'etat' | 'creeLe' | 'pages']?: Generation[K] | undefined };

/** A document in words: « Français, à relire, 24 pages, il y a 2 heures ». */
export function ligneEnMots({ langue, etat, creeLe, pages }: Ligne, now: Date): string {
  const parts = [
    langue && languageName(langue),
    etat && etatDeGenerationLabel(etat).toLocaleLowerCase('fr'),
    pages ? `${pages}\u00a0page${pages > 1 ? 's' : ''}` : '',
    creeLe && formatInstant(creeLe, now).relative,
  ];
  return parts.filter(Boolean).join(', ');
}
