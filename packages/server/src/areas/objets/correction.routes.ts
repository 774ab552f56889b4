import {
  BridgeError,
  type CorrectionDemandee,
  type CorrectionDObjet,
  correctionSchema,
  documentSchema,
  objet,
  writeCorrection,
} from '@bridge/contract';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import { correctionsOf, removeCorrection, saveCorrection } from '../../catalogue/correction.repository.ts';
import { sontDeLaSource } from '../../catalogue/correction.rules.ts';
import { documentOf } from '../../catalogue/fiche.repository.ts';
import { reindex } from '../../catalogue/reindexation.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { emit } from '../../crud/evenement.ts';
import { takeRecord } from '../../crud/record.service.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';

interface Dependencies extends CrudDependencies {
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
}

/** What the entity of an objet puts in place of the source's photos, hours and prices. */
export function correctionRoutes(bind: Bind, dependencies: Dependencies): void {
  const { write, registry, instant } = dependencies;
  const entry = registry.require(objet);

  bind(writeCorrection, (input) =>
    write(input.demande, async (writing) => {
      const { params, body } = input;
      const { tx, at } = writing;
      const record = await takeRecord(writing, entry, params.id, { unversioned: true });
      if (await writePart(writing, params.id, body)) {
        await reindex(tx, [params.id], await instant(tx, at));
        await emit(dependencies, writing, {
          entry,
          id: params.id,
          action: body.valeur === null ? 'rendre-partie' : 'corriger',
          before: record,
          after: record,
          details: { partie: body.partie },
        });
      }
      return { corrections: await correctionsLues(tx, params.id) };
    }),
  );
}

/** Whether there was anything to write, or to take away. */
async function writePart({ tx, acteur, at }: Writing, id: number, demandee: CorrectionDemandee): Promise<boolean> {
  const lu = await documentOf(tx, id);
  if (lu === undefined) throw new BridgeError('notFound');
  const { partie, valeur, empreinte, majLe } = demandee;
  const known = (await correctionsLues(tx, id)).find((one) => one.partie === partie);
  if ((known?.majLe ?? null) !== majLe) throw new BridgeError('conflict');
  if (valeur === null) return removeCorrection(tx, id, partie);
  if (partie === 'medias' && !sontDeLaSource(valeur, documentSchema.parse(lu.document).medias))
    throw new BridgeError('invalidInput', {
      errors: [
        {
          path: 'valeur',
          message:
            'Ces photos ne sont plus celles de la source\u00a0: un import les a changées. Rechargez la page, puis recommencez.',
        },
      ],
    });
  await saveCorrection(tx, { objet: id, partie, valeur, empreinte, by: acteur.userId, at });
  return true;
}

/** One whose shape is of another time is not told: the source's part is shown. */
export async function correctionsLues(db: Db, id: number): Promise<CorrectionDObjet[]> {
  const lues = await correctionsOf(db, id);
  return lues.flatMap(({ maj_le, ...lue }) => {
    const read = correctionSchema.safeParse({ ...lue, majLe: maj_le.toISOString() });
    return read.success ? [read.data] : [];
  });
}
