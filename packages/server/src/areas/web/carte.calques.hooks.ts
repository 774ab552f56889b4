import type { carte, FieldError } from '@bridge/contract';
import type { Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { type CalqueRefuse, calquesRefuses } from '../../publication/web/cartes/calque.repository.ts';

const REFUS: Readonly<Record<CalqueRefuse, string>> = {
  genre: 'Ce média n’est pas un tracé\u00a0: choisissez un fichier GPX, KML ou GeoJSON.',
  poids: 'Ce tracé dépasse 5\u00a0Mo\u00a0: simplifiez-le pour le dessiner sur une carte.',
};

/** Rules of saving: the file of a calque is one that a map can draw. */
export const calquesHooks = {
  beforeSave: async ({ tx }: Writing, { after, changes }: Saving<typeof carte>) => {
    if (!('calques' in changes)) return undefined;
    const fichiers = after.calques.flatMap((calque, rang) =>
      calque.genre === 'fichier' ? [{ rang, id: calque.fichier.id }] : [],
    );
    if (fichiers.length === 0) return undefined;
    // A media that is not there is refused by the engine, as any reference.
    const refuses = await calquesRefuses(
      tx,
      fichiers.map(({ id }) => id),
    );
    return refuse(
      fichiers.flatMap(({ rang, id }): FieldError[] => {
        const refus = refuses.get(id);
        return refus === undefined ? [] : [{ path: `calques.${rang}.fichier`, message: REFUS[refus] }];
      }),
    );
  },
};
