import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BridgeError, formatNumber, LARGEST_HTML5 } from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { openZip } from '../../../sources/reading/zip.ts';
import { FluxIllisible } from '../../../sources/source.ts';
import { archivesBy, archivesById, keepArchive } from './archive.repository.ts';
import { examine, type FichierDArchive, LARGEST_OUVERTE, MOST_FICHIERS } from './archive.rules.ts';

const refus = (message: string) => new BridgeError('invalidInput', { errors: [{ path: 'archive', message }] });

const HOUR = 3_600_000;
/** The most archives of one person in an hour: archives are in the database, and must not fill it. */
const MOST_AN_HOUR = 60;

/** The bytes of a body, up to the largest size of an archive. */
export async function receive(body: unknown): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  if (!(body instanceof Readable)) throw new BridgeError('unsupportedType');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LARGEST_HTML5)
      throw refus(`Cette archive est trop lourde\u00a0: ${formatNumber(LARGEST_HTML5 / 1e6, 'Mo')} au plus.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The files of an archive: every entry is judged before any is opened. */
async function filesOf(zip: Buffer): Promise<FichierDArchive[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-html5-'));
  try {
    const chemin = join(folder, 'archive.zip');
    await writeFile(chemin, zip, { mode: 0o600 });
    const opened = await openZip(chemin, { entrees: 4 * MOST_FICHIERS, total: LARGEST_OUVERTE, nom: 200 });
    try {
      const files: FichierDArchive[] = [];
      for (const entree of opened.entrees) {
        const pieces: Buffer[] = [];
        for await (const piece of entree.octets()) pieces.push(piece);
        files.push({ chemin: entree.nom, contenu: Buffer.concat(pieces) });
      }
      return files;
    } finally {
      opened.close();
    }
  } catch (error) {
    // The errors of the archive reader are in words for people already.
    throw error instanceof FluxIllisible ? refus(error.message) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An archive that was looked through: refused with every reason, or kept. */
export async function inspect(zip: Buffer) {
  const { fautes, ...examen } = examine(await filesOf(zip));
  if (fautes.length > 0) throw refus(fautes.join(' '));
  return examen;
}

export async function keep(writing: Writing, nom: string, examen: Awaited<ReturnType<typeof inspect>>) {
  const { tx, at, acteur } = writing;
  if ((await archivesBy(tx, acteur.userId, new Date(at.getTime() - HOUR))) >= MOST_AN_HOUR)
    throw refus(`Vous avez déposé ${MOST_AN_HOUR} archives depuis une heure\u00a0: attendez avant la suivante.`);
  const id = randomUUID();
  await keepArchive(tx, { id, nom, ...examen, entiteId: acteur.entiteId, par: acteur.userId, at });
  const [kept] = await archivesById(tx, [id]);
  if (kept === undefined) throw new BridgeError('notFound');
  return kept;
}
