import { formatInstant } from '../../../resource/values/format.ts';

/** A link that opens something without an account, until its end or until somebody closes it. */
export interface LienPartage {
  /** Author of the link; empty without an author, or when that account is gone. */
  readonly par: string;
  readonly creeLe: string;
  readonly expireLe: string;
  readonly revoqueLe: string | null;
}

export type EtatDuLien = 'ouvert' | 'expire' | 'revoque';

export function etatDuLien({ expireLe, revoqueLe }: LienPartage, now: Date): EtatDuLien {
  if (revoqueLe !== null) return 'revoque';
  return new Date(expireLe) <= now ? 'expire' : 'ouvert';
}

/** A link in words: « Par Anne Roche, il y a 2 jours. Ouvert jusqu’au 22 novembre 2026 à 11 h 00. » */
export function phraseDuLien(lien: LienPartage, now: Date): string {
  const { par, creeLe, expireLe, revoqueLe } = lien;
  const qui = `${par === '' ? 'Partagé' : `Par ${par},`} ${formatInstant(creeLe, now).relative}.`;
  switch (etatDuLien(lien, now)) {
    case 'revoque':
      return `${qui} Révoqué ${formatInstant(revoqueLe ?? '', now).relative}.`;
    case 'expire':
      return `${qui} Expiré ${formatInstant(expireLe, now).relative}.`;
    case 'ouvert':
      return `${qui} Ouvert jusqu’au ${formatInstant(expireLe, now).full}.`;
  }
}
