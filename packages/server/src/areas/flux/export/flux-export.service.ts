import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FluxApidae, fluxApidae } from '@bridge/contract';
import { type CrudContext, noteOnRecord } from '../../../crud/write/record.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import type { Db } from '../../../schema.ts';
import { addPage, pagesOf } from '../../../sources/import/collecte/page.repository.ts';
import { type Annonce, importationById } from '../../../sources/import/importation.repository.ts';
import { type Launch, type Launched, launchImport } from '../../../sources/import/importation.service.ts';
import { CLE_EXPORT, type ExportRecu, exportsOf } from './flux-export.repository.ts';

export interface ExportGarde extends ExportRecu {
  /** The path of its archive. */
  readonly fichier: string;
}

/** The last export of a feed whose archive is still there, or null. */
export async function lastExport(db: Db, dossier: string, fluxId: number): Promise<ExportGarde | null> {
  for (const received of await exportsOf(db, fluxId)) {
    const fichier = join(dossier, String(received.importation), CLE_EXPORT);
    if ((await stat(fichier).catch(() => null)) !== null) return { ...received, fichier };
  }
  return null;
}

/** Sets whether the next announced export of a locked feed counts as complete, whatever it says. */
export async function expectReset(context: CrudContext, writing: Writing, feed: FluxApidae, expected: boolean) {
  if (feed.reinitialiser === expected) return;
  const entry = context.registry.require(fluxApidae);
  await noteOnRecord(context, writing, entry, feed, { reinitialiser: expected });
}

interface Announced {
  /** The feed, locked. */
  readonly feed: FluxApidae;
  readonly flux: Launch['flux'];
  readonly annonce: Annonce;
  readonly demandePar: number | null;
  /** Whether a person asked that the next export count as complete. */
  readonly reinitialiser: boolean;
}

/** Launches the import of an announced export. */
export async function launchAnnounced(context: CrudContext, writing: Writing, announced: Announced): Promise<Launched> {
  const { tx, at } = writing;
  const { feed, flux, annonce, demandePar, reinitialiser } = announced;
  const whole = { ...annonce, reinitialisation: annonce.reinitialisation || reinitialiser };
  const launched = await launchImport(tx, { systeme: 'apidae', flux, aBlanc: false, annonce: whole, demandePar }, at);
  // The import under way may be of a partial export: the complete one is still to come.
  const taken = (await importationById(tx, launched.importation))?.annonce?.reinitialisation === true;
  if (reinitialiser && taken) await expectReset(context, writing, feed, false);
  return launched;
}

/** Launches an import of an existing archive, as if it had just been received. */
export async function launchAgain(
  context: CrudContext,
  writing: Writing,
  { dossier, garde, ...announced }: Omit<Announced, 'annonce'> & { dossier: string; garde: ExportGarde },
): Promise<Launched> {
  const { tx } = writing;
  const annonce = { ...garde.annonce, urlConfirmation: null };
  const launched = await launchAnnounced(context, writing, { ...announced, annonce });
  if ((await pagesOf(tx, launched.importation)).length > 0) return launched;
  const folder = join(dossier, String(launched.importation));
  await mkdir(folder, { recursive: true });
  const to = join(folder, CLE_EXPORT);
  // Some disks do not allow two names for one file.
  await link(garde.fichier, to).catch(() => copyFile(garde.fichier, to));
  await addPage(tx, launched.importation, {
    cle: CLE_EXPORT,
    objet: 'Archive d’export, relue',
    taille: garde.taille,
    ...(garde.contentType === null ? {} : { contentType: garde.contentType }),
  });
  return launched;
}
