import { importation, media, planification } from '@bridge/contract';
import type { SourceDeDates } from './areas/calendrier/echeances.ts';
import { parutionsPrevues } from './areas/editions/parutions/echeances.ts';
import { importsPrevus } from './areas/flux/echeances.ts';
import { finsDeDroits } from './areas/mediatheque/echeances.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './schema.ts';
import { systemesOuverts } from './systemes.ts';

/** The areas with dates of their own. Another area is another line. */
export function sourcesDeDates({ db, clock }: { readonly db: Db; readonly clock: Clock }): readonly SourceDeDates[] {
  return [
    {
      canal: 'print',
      access: planification.access.view,
      dates: (scope, fenetre) => parutionsPrevues(db, scope, fenetre, clock.now()),
    },
    { canal: 'medias', access: media.access.view, dates: (scope, fenetre) => finsDeDroits(db, scope, fenetre) },
    {
      canal: 'imports',
      access: importation.access.view,
      dates: async (scope, fenetre) =>
        importsPrevus(db, scope, fenetre, { now: clock.now(), systemes: await systemesOuverts(db) }),
    },
  ];
}
