import { type DiapositiveDEcran, type Langue, type Moment, raisonDAbsence, type VueDEcran } from '@bridge/contract';

/** When and with what a choice is made. */
export interface Instant {
  readonly now: number;
  readonly chrono: number;
  readonly moment: Moment;
  /** Whether its media are there, and it did not fail a moment ago. */
  readonly montrable: (vue: VueDEcran) => boolean;
}

/** Whether a vue may be seen at an instant: an event is over, the rights of a photo end, a countdown is there. */
export function isOpen({ debut, fin, vif }: VueDEcran, now: number): boolean {
  if (debut !== null && now < Date.parse(debut)) return false;
  if (fin !== null && now >= Date.parse(fin)) return false;
  return vif?.genre !== 'compte' || now < Date.parse(vif.cible);
}

/** Whether two vues of a slide show the same objet or annonce; those that show none are of their slide alone. */
export const isOfSameSujet = (one: VueDEcran, other: VueDEcran): boolean =>
  one.objet === other.objet && one.annonce === other.annonce;

/** The vues of a slide that may be shown now, in their order, in a language or else in the first that it has. */
export function vuesDe({ vues }: DiapositiveDEcran, langue: Langue, at: Instant): VueDEcran[] {
  const spoken = vues.some((vue) => vue.langue === langue) ? langue : vues[0]?.langue;
  const own = vues.filter((vue) => vue.langue === spoken);
  const jour = jourDesVues(own, at.moment.jour);
  return own.filter(
    (vue) =>
      (vue.jours === null || vue.jours.includes(jour)) &&
      isOpen(vue, at.now) &&
      (vue.quand === undefined || raisonDAbsence(vue.quand, at.moment) === null) &&
      at.montrable(vue),
  );
}

/** Cut off for longer than what was told, the last day goes on; before the first one, the clock is wrong and the first day is shown. */
function jourDesVues(vues: readonly VueDEcran[], jour: string): string {
  const days = vues.flatMap(({ jours }) => jours ?? []).sort();
  const [first = jour] = days;
  const last = days[days.length - 1] ?? jour;
  return jour < first ? first : jour > last ? last : jour;
}
