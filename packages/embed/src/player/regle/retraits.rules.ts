import type { DiapositiveDEcran, Manifeste, VueDEcran } from '@bridge/contract';
import { isOfSameSujet } from './vues.rules.ts';

const nameOf = (diaporama: number, { cle }: DiapositiveDEcran) => `${diaporama} ${cle}`;

/**
 * The manifest that plays, without what the announced one no longer holds: the announced one may take an hour to come,
 * and a withdrawal does not wait for it. A vue that was only drawn anew is still shown as it was.
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

/** Whether the slide still shows the objet or annonce of a vue; a vue that shows none stays. */
const isStillOf = ({ vues }: DiapositiveDEcran, vue: VueDEcran): boolean =>
  (vue.objet === null && vue.annonce === null) || vues.some((one) => isOfSameSujet(one, vue));
