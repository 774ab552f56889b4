import { type DiapositiveDEcran, type Langue, type Moment, raisonDAbsence, type VueDEcran } from '@bridge/contract';

/** The moment of a choice, and the vues that can be shown then. */
export interface Instant {
  readonly now: number;
  readonly chrono: number;
  readonly moment: Moment;
  /** Whether the media of a vue are here, and it has not failed lately. */
  readonly montrable: (vue: VueDEcran) => boolean;
}

/** Whether a vue may be seen at an instant: its event is not over, its rights hold, its countdown is not reached. */
export function isOpen({ debut, fin, vif }: VueDEcran, now: number): boolean {
  if (debut !== null && now < Date.parse(debut)) return false;
  if (fin !== null && now >= Date.parse(fin)) return false;
  return vif?.genre !== 'compte' || now < Date.parse(vif.cible);
}

/** Whether two vues of a slide show the same objet or annonce; vues that show none count as the same. */
export const isOfSameSujet = (one: VueDEcran, other: VueDEcran): boolean =>
  one.objet === other.objet && one.annonce === other.annonce;

/** The vues of a slide that may be shown now, in order, in a language or else in the first one that it has. */
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

/** The day whose vues are shown: without news, the last day goes on; before the first day, the clock is wrong. */
function jourDesVues(vues: readonly VueDEcran[], jour: string): string {
  const days = vues.flatMap(({ jours }) => jours ?? []).sort();
  const [first = jour] = days;
  const last = days[days.length - 1] ?? jour;
  return jour < first ? first : jour > last ? last : jour;
}
