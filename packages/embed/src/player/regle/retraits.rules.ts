import type { DiapositiveDEcran, Manifeste, VueDEcran } from '@bridge/contract';
import { isOfSameSujet } from './vues.rules.ts';

const nameOf = (diaporama: number, { cle }: DiapositiveDEcran) => `${diaporama} ${cle}`;

/**
 * What plays, without what the manifest that is to follow it no longer holds: that one may take an hour to come, and what was withdrawn
 * does not wait for it. What was only drawn anew is still shown as it was.
 */
export function sansRetraits(play: Manifeste, annonce: Manifeste): Manifeste {
  const stay = new Map(
    annonce.programmes.flatMap(({ diaporama, sequence }) =>
      sequence.map((one) => [nameOf(diaporama, one), one] as const),
    ),
  );
  const programmes = play.programmes.map((programme) => ({
    ...programme,
    sequence: programme.sequence.flatMap((one) => {
      const next = stay.get(nameOf(programme.diaporama, one));
      if (next === undefined) return [];
      const { quand, fenetres } = next;
      return [{ ...one, quand, fenetres, vues: one.vues.filter((vue) => isStillOf(next, vue)) }];
    }),
  }));
  return { ...play, programmes };
}

/** Of the same objet or annonce; what shows none is drawn anew, and stays. */
const isStillOf = ({ vues }: DiapositiveDEcran, vue: VueDEcran): boolean =>
  (vue.objet === null && vue.annonce === null) || vues.some((one) => isOfSameSujet(one, vue));
