import {
  BridgeError,
  type CorrectionDemandee,
  type CorrectionDObjet,
  correctionSchema,
  documentSchema,
  type Media,
  media,
  objet,
  photoDeMediatheque,
  type RecordOf,
  writeCorrection,
} from '@bridge/contract';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import { correctionsOf, removeCorrection, saveCorrection } from '../../catalogue/correction.repository.ts';
import { areOfTheSource, haveTwice } from '../../catalogue/correction.rules.ts';
import { documentOf } from '../../catalogue/fiche.repository.ts';
import { photosParmi } from '../../catalogue/photos/mediatheque.repository.ts';
import { reindex } from '../../catalogue/reclassement/reindexation.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { holdIdsInUse } from '../../crud/read/record.repository.ts';
import type { Entry } from '../../crud/registry.ts';
import { emit } from '../../crud/write/evenement.ts';
import { takeRecord } from '../../crud/write/record.service.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { bothSee } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';

interface Dependencies extends CrudDependencies {
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
}

/** The corrections that the entity of an objet makes to the source's photos, hours and prices. */
export function correctionRoutes(bind: Bind, dependencies: Dependencies): void {
  const { write, registry, instant } = dependencies;
  const entry = registry.require(objet);
  const medias = registry.require(media);

  bind(writeCorrection, (input) =>
    write(input.demande, async (writing) => {
      const { params, body } = input;
      const { tx, at } = writing;
      const record = await takeRecord(writing, entry, params.id, { unversioned: true });
      if (await writePart(writing, medias, record, body)) {
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

/** Writes or removes a correction; tells whether anything changed. */
async function writePart(
  writing: Writing,
  medias: Entry,
  { id, entiteId }: Pick<RecordOf<typeof objet>, 'id' | 'entiteId'>,
  demandee: CorrectionDemandee,
): Promise<boolean> {
  const { tx, acteur, at } = writing;
  const lu = await documentOf(tx, id);
  if (lu === undefined) throw new BridgeError('notFound');
  const { partie, valeur, empreinte, majLe } = demandee;
  const known = (await correctionsLues(tx, id)).find((one) => one.partie === partie);
  if ((known?.majLe ?? null) !== majLe) throw new BridgeError('conflict');
  if (valeur === null) return removeCorrection(tx, id, partie);
  if (partie === 'medias') {
    const { medias: source } = documentSchema.parse(lu.document);
    if (haveTwice(valeur)) refuse([{ path: 'valeur', message: DOUBLE }]);
    if (!areOfTheSource(valeur, source)) refuse([{ path: 'valeur', message: CHANGEES }]);
    const before = new Set(known?.partie === 'medias' ? deLaMediatheque(known.valeur) : []);
    await mustBeThere(
      writing,
      medias,
      entiteId,
      deLaMediatheque(valeur).filter((one) => !before.has(one)),
    );
  }
  const kept = partie === 'medias' ? valeur.map(gardee) : valeur;
  await saveCorrection(tx, { objet: id, partie, valeur: kept, empreinte, by: acteur.userId, at });
  return true;
}

const CHANGEES =
  'Ces photos ne sont plus celles de la source\u00a0: un import les a changées. Rechargez la page, puis recommencez.';
const DOUBLE = 'La même photo est là plusieurs fois. Gardez-la une seule fois, puis recommencez.';
const PERDUE =
  'Une photo choisie n’est plus dans la médiathèque, ou n’est pas partagée avec vous et avec l’entité de l’objet. Retirez-la, partagez-la, ou choisissez-en une autre.';

const deLaMediatheque = (photos: readonly Media[]): number[] => photos.flatMap((photo) => photo.media ?? []);

/** A photo of the médiathèque is kept as its number and caption, one of the source as it is. */
const gardee = ({ media: taken, canaux: _, decorative: __, ...photo }: Media): Media =>
  taken === undefined ? photo : photoDeMediatheque(taken, photo.legende);

/** Refuses photos that the person or the objet's entity does not see. Those added before stay, whoever corrects. */
async function mustBeThere(
  { tx, acteur }: Writing,
  medias: Entry,
  entiteId: number | null,
  ids: readonly number[],
): Promise<void> {
  const scope = bothSee(await scopeOfEntity(tx, entiteId), acteur.scope);
  const seen = await holdIdsInUse(tx, medias, scope, ids, objet.id);
  const photos = new Set(await photosParmi(tx, seen));
  if (ids.some((id) => !photos.has(id))) refuse([{ path: 'valeur', message: PERDUE }]);
}

/** A correction in a former shape is left out: the source's part is shown. */
export async function correctionsLues(db: Db, id: number): Promise<CorrectionDObjet[]> {
  const lues = await correctionsOf(db, id);
  return lues.flatMap(({ maj_le, ...lue }) => {
    const read = correctionSchema.safeParse({ ...lue, majLe: maj_le.toISOString() });
    return read.success ? [read.data] : [];
  });
}
