import { formatNumber } from '../../kernel/words/format.ts';
import { intervalleEnMots } from '../dates/date.words.ts';
import { PERIODES_RELATIVES, type PeriodeDeRegle } from './periode.schemas.ts';

/** « ce week-end », « du 3 au 17 août 2026 », « dans les 7 prochains jours ». */
export function periodeDeRegleEnMots(periode: PeriodeDeRegle): string {
  switch (periode.genre) {
    case 'fixe': {
      const mots = intervalleEnMots(periode.du ?? undefined, periode.au ?? undefined);
      return mots.charAt(0).toLowerCase() + mots.slice(1);
    }
    case 'relative':
      return PERIODES_RELATIVES.find(({ value }) => value === periode.quand)?.label ?? periode.quand;
    case 'jours':
      return joursEnMots(periode);
  }
}

function joursEnMots({ de, a }: Extract<PeriodeDeRegle, { genre: 'jours' }>): string {
  if (de === 0 && a > 0) return `dans les ${formatNumber(a + 1)} jours à venir`;
  if (a === 0 && de < 0) return `dans les ${formatNumber(1 - de)} derniers jours`;
  return `entre ${jourRelatif(de)} et ${jourRelatif(a)}`;
}

function jourRelatif(jours: number): string {
  if (jours === 0) return 'aujourd’hui';
  const mot = Math.abs(jours) > 1 ? 'jours' : 'jour';
  return jours > 0 ? `dans ${formatNumber(jours)} ${mot}` : `il y a ${formatNumber(-jours)} ${mot}`;
}
