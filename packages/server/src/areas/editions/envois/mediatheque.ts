import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { BridgeError, type FichierDeGeneration, type FileValue, media } from '@bridge/contract';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { type CrudContext, createRecord, saveChanges, takeRecord } from '../../../crud/write/record.service.ts';
import { isAnswered, type Write } from '../../../crud/write/writing.ts';
import { type Acteur, automate } from '../../../platform/auth/acteur.ts';
import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Db } from '../../../schema.ts';
import { mediaDeParution, noteMedia } from './envoi.repository.ts';
import { nomDe, openPdf, type Parue, pdfsDe } from './parue.ts';

/** Puts a file into the store of the médiathèque, as its author would. */
export type DepositMedia = (
  body: Readable,
  given: { readonly nom: string; readonly acteur: Acteur },
) => Promise<FileValue>;

interface Rangement {
  readonly db: Db;
  readonly engine: CrudContext;
  readonly write: Write;
  readonly files: Files;
  readonly deposit: DepositMedia;
  readonly guard: (tx: Db) => Promise<void>;
}

/** Keeps a document in the médiathèque, in the same media each time, so that links to it stay right. */
export async function keepInMediatheque(
  rangement: Rangement,
  parue: Parue,
  { dossier, tache }: { readonly dossier: string; readonly tache: number },
): Promise<number> {
  try {
    for (const fichier of pdfsDe(parue.generation)) await keepOne(rangement, parue, fichier, { dossier, tache });
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    throw new JobFailure(error.details.errors?.[0]?.message ?? error.message);
  }
  return pdfsDe(parue.generation).length;
}

async function keepOne(
  { db, engine, write, files, deposit, guard }: Rangement,
  parue: Parue,
  fichier: FichierDeGeneration,
  { dossier, tache }: { readonly dossier: string; readonly tache: number },
): Promise<void> {
  const { generation, planification, titre, auteur } = parue;
  const { entite_id: entiteId, langue } = generation;
  const acteur = automate('parutions', { scope: await scopeOfEntity(db, entiteId), entiteId });
  const nom = nomDe(parue, fichier);
  const cle = { nom: `envoi ${tache} ${fichier.sortie}`, empreinte: createHash('sha256').update(nom).digest() };
  if (await isAnswered(db, acteur, cle)) return;
  const value = await deposit(await openPdf(files, generation, fichier), { nom, acteur });
  const entry = engine.registry.require(media);
  const place = { entite_id: entiteId, langue, planification: planification.id };
  await write({ acteur, cle }, async (writing) => {
    await guard(writing.tx);
    const known = await mediaDeParution(writing.tx, place, fichier.sortie);
    if (known !== undefined) {
      const before = await takeRecord(writing, entry, known, { unversioned: true });
      await saveChanges(engine, writing, entry, before, { fichier: value, dossier }, 'modifier');
      return null;
    }
    const values = media.creation.parse({ titre: { [langue]: titre }, fichier: value, dossier, credit: auteur });
    const { id } = await createRecord(engine, writing, entry, values);
    await noteMedia(writing.tx, place, fichier.sortie, id);
    return null;
  });
}
