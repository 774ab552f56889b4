import { readFile } from 'node:fs/promises';
import type { Langue } from '@bridge/contract';
import { formatNumber } from '@bridge/contract';
import { placeOf, type TermeRencontre } from '../../../catalogue/termes.rules.ts';
import type { Db } from '../../../schema.ts';
import { saysEmpty } from '../../reading/vide.rules.ts';
import type { Lecture, Page, ResumePage } from '../../source.ts';
import { stageAbsences } from '../application/bilan.repository.ts';
import { LONGEST_EMPTY } from '../application/verdict.rules.ts';
import { notePage, type PageGardee } from '../collecte/page.repository.ts';
import { stageRattachements } from '../rattachement/rattachement-passage.repository.ts';
import { guarded, type Run } from '../run.ts';
import { type Memory, type Piece, readLot } from './lecture.ts';
import { knownObjets, stageLanguage, stageLines, stageRejects, stageSeen, stageTerms } from './ligne.repository.ts';
import { rangOf } from './rang.rules.ts';

/** The most pieces staged in one transaction, and the most text in them: what a crash reads again, and memory holds. */
const MOST_PIECES = 1_000;
const MOST_TEXT = 1_500_000;

/** Reads an answer to its end, from where it was left, and stages what it holds. */
export async function stagePage(run: Run, gardee: PageGardee, page: Page, memory: Memory): Promise<ResumePage> {
  const { ouvert, context, importation } = run;
  const line = createLine(run, gardee, memory);
  const reading = ouvert.source.read(ouvert.flux, page);
  let lot = emptyLot();
  let lus = 0;
  try {
    for (;;) {
      const { value, done } = await reading.next();
      if (done) {
        await line.send(lot, lus);
        await line.end();
        const resume = { ...value, ...(await emptiness(page, gardee, value)) };
        await guarded(run, (tx) => notePage(tx, importation.id, gardee.cle, { lus, resume }));
        return resume;
      }
      lus += 1;
      // The piece was staged before the interruption.
      if (lus <= gardee.lus) continue;
      addTo(lot, value, rangOf(gardee.numero, lus));
      if (!isFull(lot)) continue;
      await line.send(lot, lus);
      lot = emptyLot();
      context.progress({ etape: `${page.cle}\u00a0: ${formatNumber(lus)} fiches lues` });
    }
  } finally {
    // After a failure too, the writes of this answer are awaited, and its file is closed.
    await line.end().catch(() => undefined);
    await reading.return({ nombre: lus });
  }
}

/** Whether an answer without a record says so itself; only a short one can. */
async function emptiness(
  { fichier }: Page,
  { taille }: PageGardee,
  { nombre }: ResumePage,
): Promise<Pick<ResumePage, 'vide'>> {
  if (nombre > 0 || taille > LONGEST_EMPTY) return {};
  // A folder is no answer of its own.
  const texte = await readFile(fichier, 'utf8').catch(() => null);
  return texte === null ? {} : { vide: saysEmpty(texte) };
}

/** The pieces of an answer that are staged together. */
interface Lot {
  readonly pieces: Piece[];
  readonly termes: TermeRencontre[];
  readonly suppressions: string[];
  readonly presences: string[];
  size: number;
  /** Rank of the last piece. */
  rang: number;
}

function emptyLot(): Lot {
  return { pieces: [], termes: [], suppressions: [], presences: [], size: 0, rang: 0 };
}

function isFull({ pieces, termes, suppressions, presences, size }: Lot): boolean {
  return pieces.length + termes.length + suppressions.length + presences.length >= MOST_PIECES || size >= MOST_TEXT;
}

function addTo(lot: Lot, lecture: Lecture, rang: number): void {
  lot.rang = rang;
  switch (lecture.kind) {
    case 'fiche':
      lot.size += lecture.brut.length;
      lot.pieces.push({ ...lecture, rang });
      return;
    case 'illisible':
      lot.pieces.push({ ...lecture, rang });
      return;
    case 'presence':
      lot.presences.push(lecture.identifiant);
      return;
    case 'suppression':
      lot.suppressions.push(lecture.identifiant);
      return;
    case 'terme':
      lot.termes.push({ ...placeOf(lecture), terme: lecture.terme, utilise: false });
      return;
  }
}

/**
 * Takes lots to the staging table in order: while one is written, the next is understood and a third is read. Reader,
 * mapper and database do not wait for one another, and memory holds three lots at most.
 */
function createLine(run: Run, { cle, langue }: PageGardee, memory: Memory) {
  const { importation, ouvert } = run;
  let understood: Promise<unknown> = Promise.resolve();
  let written: Promise<void> = Promise.resolve();

  const write = async (staged: (tx: Db) => Promise<void>, lot: Lot, lus: number) =>
    guarded(run, async (tx) => {
      const { systeme } = ouvert.source;
      await staged(tx);
      await stageTerms(tx, importation.id, lot.termes);
      const removed = { kind: 'nommees', identifiants: lot.suppressions } as const;
      if (lot.suppressions.length > 0 && ouvert.absences !== null)
        await stageAbsences(tx, { id: importation.id, systeme, fluxId: importation.fluxId }, removed);
      await notePage(tx, importation.id, cle, { lus });
    });

  const send = async (lot: Lot, lus: number) => {
    const staged = understood.then(() =>
      langue === null ? stageRecords(run, lot, memory) : stageOther(run, lot.pieces, langue),
    );
    const before = written;
    understood = staged;
    written = staged.then(async (stage) => {
      await before;
      await write(stage, lot, lus);
    });
    // A failure is thrown at the next lot, or at the end.
    written.catch(() => undefined);
    await before;
  };
  return { send, end: () => written };
}

async function stageRecords(run: Run, { pieces, presences, rang }: Lot, memory: Memory) {
  const { id } = run.importation;
  const { lignes, inchanges, rejets, termes, rattaches } = await readLot(run, pieces, memory);
  const counted =
    presences.length === 0 ? [] : [...(await knownObjets(run.db, run.ouvert.appartenance, presences)).values()];
  const seen = [...inchanges, ...counted.map(({ objetId }) => objetId)];
  return async (tx: Db) => {
    await stageLines(tx, id, lignes);
    await stageSeen(tx, id, rang, seen);
    await stageRejects(tx, id, rejets);
    await stageTerms(tx, id, termes);
    await stageRattachements(tx, run.importation, rattaches);
  };
}

/** Stages the answer of another language, until the main one is read. */
function stageOther(run: Run, pieces: readonly Piece[], langue: Langue) {
  const { ouvert, importation } = run;
  const fiches = pieces.flatMap((piece) => {
    if (piece.kind !== 'fiche') return [];
    const identifiant = ouvert.source.identifiantDe(ouvert.flux, piece.valeur);
    return identifiant === null ? [] : [{ identifiant, brut: piece.brut, valeur: piece.valeur }];
  });
  return (tx: Db) => stageLanguage(tx, importation.id, langue, fiches);
}
