import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { BridgeError, formatNumber, LARGEST_HTML5 } from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { type ArchiveLue, refus } from './archive.ouverture.ts';
import { archivesBy, archivesSeen, holdArchives, keepArchive, weightOfArchives } from './archive.repository.ts';

const HOUR = 3_600_000;
/** The most archives of one person in an hour: archives are in the database, and must not fill it. */
const MOST_AN_HOUR = 60;
/** Of all that an entity keeps, in bytes. */
const LARGEST_OF_ENTITE = 500_000_000;

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

/** Keeps an archive. `most`: the bytes of all that its entity may keep. */
export async function keep(writing: Writing, nom: string, examen: ArchiveLue, most = LARGEST_OF_ENTITE) {
  const { tx, at, acteur } = writing;
  if ((await archivesBy(tx, acteur.userId, new Date(at.getTime() - HOUR))) >= MOST_AN_HOUR)
    throw refus(`Vous avez déposé ${MOST_AN_HOUR} archives depuis une heure\u00a0: attendez avant la suivante.`);
  // Two archives at once would both find room for one.
  await holdArchives(tx, acteur.entiteId);
  const poids = examen.fichiers.reduce((sum, { contenu }) => sum + contenu.length, 0);
  if ((await weightOfArchives(tx, acteur.entiteId)) + poids > most)
    throw refus(
      `Les archives de vos annonces pèsent ${formatNumber(most / 1e6, 'Mo')}, le plus qu’une entité peut garder\u00a0: supprimez les annonces qui ne servent plus, puis videz la corbeille.`,
    );
  const id = randomUUID();
  await keepArchive(tx, { id, nom, ...examen, entiteId: acteur.entiteId, par: acteur.userId, at });
  const [kept] = await archivesSeen(tx, acteur.scope, [id]);
  if (kept === undefined) throw new BridgeError('notFound');
  return kept;
}
