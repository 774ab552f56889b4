import { formatNumber } from '../../kernel/words/format.ts';
import { type Prevision, SEMAINES_LUES } from './prevision.rules.ts';

/** « Environ 12 400 vues », with as many digits as the forecast is worth. */
export function vuesPrevues(vues: number): string {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, vues))) - 1);
  const round = Math.round(vues / scale) * scale;
  return round === 0 ? 'Presque aucune vue' : `Environ ${formatNumber(round)}\u00a0${round > 1 ? 'vues' : 'vue'}`;
}

/** The limit of the forecast for an annonce that names no espace. */
export const AU_PLUS_PAR_TAGS = 'Au plus\u00a0: toutes les pages de ces espaces ne portent pas ses tags.';

/** What a forecast is based on, and how far it can be trusted. */
export function methodeDePrevision({ vues, semaines, erreur }: Prevision): string {
  if (vues === null)
    return 'Pas encore de prévision\u00a0: il faut au moins une semaine entière de vues dans cet espace.';
  const weeks = semaines === 1 ? 'la dernière semaine' : `les ${semaines} dernières semaines`;
  const base = `Chaque jour est prévu comme la moyenne des mêmes jours de la semaine sur ${weeks}.`;
  const trust =
    erreur === null
      ? 'L’erreur sera mesurée dès que deux semaines se suivront.'
      : `Sur les semaines passées, cette méthode s’est trompée de ${formatNumber(Math.round(erreur * 100), '%')}.`;
  const early = semaines < SEMAINES_LUES ? ` Attendez ${SEMAINES_LUES} semaines de vues avant de vous y fier.` : '';
  return `${base} ${trust}${early}`;
}
