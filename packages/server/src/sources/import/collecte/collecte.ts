import { mkdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { RetryLater } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import { withRetries } from '../../../platform/net/retry.ts';
import { filesOf } from '../../reading/archives/folder.ts';
import { type Demande, FluxIllisible, type Page, type ResumePage } from '../../source.ts';
import { stagePage } from '../lecture/etage.ts';
import type { Memory } from '../lecture/lecture.ts';
import { objetsSeen } from '../lecture/ligne.repository.ts';
import { type FluxOuvert, guarded, type Run } from '../run.ts';
import { masqueOf } from './masque.ts';
import { addPage, forgetPage, type PageGardee, pagesOf } from './page.repository.ts';

/** The largest answer of a source, in bytes: the biggest known feed has 627 MB. */
const LARGEST = 4_000_000_000;
const ATTEMPTS = 4;
/** The longest pause in milliseconds that a worker waits for; beyond, it takes other work and comes back later. */
const PATIENCE = 5_000;
/** Asks the source answer after answer until its feed is whole; each is on disk before it is read. */
export async function collect(run: Run): Promise<void> {
  const { importation, ouvert, db } = run;
  const remember = async (): Promise<Memory> => ({
    mots: new Set(),
    objets: new Set(await objetsSeen(db, importation.id)),
  });
  let memory = await remember();
  const { reveal } = masqueOf(ouvert.secrets);
  await mkdir(run.dossier, { recursive: true });
  await ensureRoom(run);
  const given = ouvert.fichier === null ? null : await givenPages(ouvert, ouvert.fichier);
  for (;;) {
    const pages = await pagesOf(db, importation.id);
    const unread = pages.find(({ resume }) => resume === null);
    if (unread !== undefined) {
      const page = pageOf(run, unread, given);
      if (await isSame(page, unread)) await stagePage(run, unread, page, memory);
      else {
        await guarded(run, (tx) => forgetPage(tx, importation.id, unread));
        // The memory of the run forgets this answer too, or its records would seem to be sent twice.
        memory = await remember();
      }
      continue;
    }
    const read = pages.flatMap(({ cle, resume }) => {
      if (resume === null) return [];
      const { suivant, ...rest } = resume;
      return [{ cle, ...rest, ...(suivant === undefined ? {} : { suivant: reveal(suivant) }) }];
    });
    if (given !== null) {
      const next = given[read.length];
      if (next === undefined) return;
      await ensureRoom(run);
      await notePut(run, next);
      continue;
    }
    const demande = ouvert.source.prochaine(ouvert.flux, read);
    if (demande === null) return;
    run.context.progress({ progression: advanceOf(read) });
    await ask(run, demande);
  }
}

/** Stops a run before its feed fills the disk, which would stop the database. */
async function ensureRoom({ room }: Run): Promise<void> {
  if (await room.isLeft()) return;
  throw new FluxIllisible(
    'Le disque du serveur est presque plein\u00a0: rien n’a été lu. Prévenez l’exploitant, puis relancez l’import quand il y aura de la place.',
  );
}

/** Tells the progress of the reading, half of a run. A run that gets on is not given up, however often its server dies. */
function advanceOf(read: readonly ResumePage[]): number {
  const total = read.find((page) => page.total !== undefined)?.total;
  const received = read.reduce((sum, { nombre }) => sum + nombre, 0);
  // When the source does not announce a count, the progress nears its end without reaching it.
  const share = total === undefined || total === 0 ? read.length / (read.length + 20) : Math.min(1, received / total);
  return Math.floor(49 * share);
}

/** The answers of a feed that is a file or a folder, which are read in place. */
export async function givenPages<F>(
  { source, flux }: Pick<FluxOuvert<F>, 'source' | 'flux'>,
  fichier: string,
): Promise<Page[]> {
  const found = await stat(fichier).catch(() => null);
  if (found === null)
    throw new FluxIllisible(
      'Le fichier du flux est introuvable. Déposez-le de nouveau, ou corrigez son nom dans le flux.',
    );
  if (!found.isDirectory() || source.split === undefined) return [{ cle: 'depot', fichier }];
  const names = (await filesOf(fichier)).map((path) => relative(fichier, path));
  return source.split(flux, names).map(({ fichier: name, ...page }, index) => ({
    ...page,
    cle: `depot-${index + 1}`,
    fichier: join(fichier, name),
  }));
}

function pageOf(run: Run, { cle, langue, contentType }: PageGardee, given: readonly Page[] | null): Page {
  const put = given?.find((page) => page.cle === cle);
  const fichier = put?.fichier ?? join(run.dossier, cle);
  return { cle, fichier, ...(langue === null ? {} : { langue }), ...(contentType === null ? {} : { contentType }) };
}

/** Whether the file of an answer is still the one begun; a file replaced or gone is read from its beginning. */
async function isSame({ fichier }: Page, { taille, modifieLe }: PageGardee): Promise<boolean> {
  const found = await stat(fichier).catch(() => null);
  if (found === null) return false;
  return modifieLe === null || (found.size === taille && sameInstant(found.mtime, modifieLe));
}

/** Whether two instants are equal to the millisecond, which is what the database keeps. */
function sameInstant(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime();
}

async function notePut(run: Run, { cle, fichier, langue }: Page): Promise<void> {
  const { size, mtime } = await stat(fichier);
  const page = { cle, objet: basename(fichier), langue, taille: size, modifieLe: mtime };
  await guarded(run, (tx) => addPage(tx, run.importation.id, page));
}

/** Brings one answer to disk. If the source asks for a pause, the run waits, and goes on from there. */
async function ask(run: Run, demande: Demande): Promise<void> {
  const { outside, context, dossier, importation } = run;
  const { cle, objet, url, method = 'GET', headers = {}, body, attente = 0, langue, rewrite } = demande;
  context.progress({ etape: objet });
  const request = { url, method, headers, ...(body === undefined ? {} : { body }) };
  const call = {
    to: join(dossier, cle),
    largest: LARGEST,
    signal: context.signal,
    ...(rewrite === undefined ? {} : { rewrite }),
  };
  if (attente > 0) await run.sleep(attente, context.signal);
  try {
    const { sleep, random } = run;
    const retrying = { attempts: ATTEMPTS, patience: PATIENCE, sleep, random, signal: context.signal };
    const answer = await withRetries(() => outside.download(request, call), retrying);
    if (answer.notModified) throw new FluxIllisible('La source a répondu sans contenu.');
    await masqueOf(run.ouvert.secrets).hide(call.to);
    context.note('info', `${objet}\u00a0: réponse reçue.`);
    await guarded(run, (tx) =>
      addPage(tx, importation.id, { cle, objet, langue, contentType: answer.contentType, taille: answer.bytes }),
    );
  } catch (error) {
    if (error instanceof OutsideError && error.retryAfter !== undefined)
      throw new RetryLater(error.retryAfter, error.message);
    throw error;
  }
}
