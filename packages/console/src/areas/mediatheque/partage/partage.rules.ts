import { countOf, formatNumber, media, type PartageDeMedias } from '@bridge/contract';
import { formatInstant } from '../../../resource/values/format.ts';

export type EtatDePartage = 'ouvert' | 'expire' | 'revoque';

export function etatDuPartage({ expireLe, revoqueLe }: PartageDeMedias, now: Date): EtatDePartage {
  if (revoqueLe !== null) return 'revoque';
  return new Date(expireLe) <= now ? 'expire' : 'ouvert';
}

/** « Le lac, Le col, Le pont et 9 autres ». */
export function titreDuPartage({ titres, nombre }: PartageDeMedias): string {
  if (titres.length === 0) return countOf(media.noun, nombre);
  const rest = nombre - titres.length;
  if (rest <= 0) return titres.join(', ');
  return `${titres.join(', ')} et ${formatNumber(rest)}\u00a0${rest > 1 ? 'autres' : 'autre'}`;
}

/** « Par Anne Roche, il y a 2 jours. Ouvert jusqu’au 22 novembre 2026 à 11 h 00. » */
export function phraseDuPartage(partage: PartageDeMedias, now: Date): string {
  const { par, creeLe, expireLe, revoqueLe } = partage;
  const qui = `${par === '' ? 'Partagé' : `Par ${par},`} ${formatInstant(creeLe, now).relative}.`;
  switch (etatDuPartage(partage, now)) {
    case 'revoque':
      return `${qui} Révoqué ${formatInstant(revoqueLe ?? '', now).relative}.`;
    case 'expire':
      return `${qui} Expiré ${formatInstant(expireLe, now).relative}.`;
    case 'ouvert':
      return `${qui} Ouvert jusqu’au ${formatInstant(expireLe, now).full}.`;
  }
}
