import type { carte, FieldError } from '@bridge/contract';
import { LARGEST_CALQUE } from '../../catalogue/calque/calque.ts';
import type { Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { mediasDeCalque } from './carte.repository.ts';

const REFUS = {
  genre: 'Ce média n’est pas un tracé\u00a0: choisissez un fichier GPX, KML ou GeoJSON.',
  poids: 'Ce tracé dépasse 5\u00a0Mo\u00a0: simplifiez-le pour le dessiner sur une carte.',
} as const;

/** Rules of saving: the file of a calque is one that a map can draw. */
export const calquesHooks = {
  beforeSave: async ({ tx }: Writing, { after, changes }: Saving<typeof carte>) => {
    if (!('calques' in changes)) return undefined;
    const fichiers = after.calques.flatMap((calque, rang) =>
      calque.genre === 'fichier' ? [{ rang, id: calque.fichier.id }] : [],
    );
    if (fichiers.length === 0) return undefined;
    const medias = await mediasDeCalque(
      tx,
      fichiers.map(({ id }) => id),
    );
    return refuse(
      fichiers.flatMap(({ rang, id }): FieldError[] => {
        const media = medias.find((one) => one.id === id);
        const path = `calques.${rang}.fichier`;
        // A media that is not there is refused by the engine, as any reference.
        if (media === undefined) return [];
        if (media.genre !== 'trace') return [{ path, message: REFUS.genre }];
        return media.poids > LARGEST_CALQUE ? [{ path, message: REFUS.poids }] : [];
      }),
    );
  },
};
