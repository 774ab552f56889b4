import type { Langue } from '@bridge/contract';
import { critereOf, type TermeRencontre } from '../../catalogue/termes.rules.ts';
import type { Db } from '../../schema.ts';
import type { Lecture, Page, ResumePage } from '../source.ts';
import { stageAbsences } from './bilan.repository.ts';
import { notePage, type PageGardee } from './importation.repository.ts';
import { duplicateOf, type Piece, readLot } from './lecture.ts';
import { stageLanguage, stageLines, stagePresences, stageRejects, stageTerms } from './ligne.repository.ts';
import { guarded, type Run } from './run.ts';

/** Pieces staged in one transaction, and how much text they may hold: what a crash makes read again, and what memory holds. */
const MOST_PIECES = 500;
const MOST_TEXT = 4_000_000;
/** Places in the run are numbered by answer, then by piece. */
const PIECES_A_PAGE = 1_000_000;

/** Reads an answer to its end and stages what it holds, from where it was left. */
export async function stagePage(run: Run, gardee: PageGardee, page: Page, seen: Set<string>): Promise<ResumePage> {
  const { ouvert, context, importation } = run;
  const lot = createLot(run, gardee, seen);
  const reading = ouvert.source.lire(ouvert.flux, page);
  let lus = 0;
  for (;;) {
    const { value, done } = await reading.next();
    if (done) {
      await lot.flush(lus);
      await guarded(run, (tx) => notePage(tx, importation.id, gardee.cle, { lus, resume: value }));
      return value;
    }
    lus += 1;
    // Staged before the interruption.
    if (lus <= gardee.lus) continue;
    lot.add(value, gardee.numero * PIECES_A_PAGE + lus);
    if (!lot.isFull()) continue;
    await lot.flush(lus);
    context.progress({ etape: `${page.cle}\u00a0: ${new Intl.NumberFormat('fr').format(lus)} fiches lues` });
  }
}

function createLot(run: Run, { cle, langue }: PageGardee, seen: Set<string>) {
  const { importation, ouvert } = run;
  let pieces: Piece[] = [];
  let termes: TermeRencontre[] = [];
  let suppressions: string[] = [];
  let presences: string[] = [];
  let size = 0;

  const add = (lecture: Lecture, rang: number) => {
    switch (lecture.kind) {
      case 'fiche':
        size += lecture.brut.length;
        pieces.push({ ...lecture, rang });
        return;
      case 'illisible':
        pieces.push({ ...lecture, rang });
        return;
      case 'presence':
        presences.push(lecture.identifiant);
        return;
      case 'suppression':
        suppressions.push(lecture.identifiant);
        return;
      case 'terme':
        termes.push(wordOf(lecture));
        return;
    }
  };

  const flush = async (lus: number) => {
    const staged = langue === null ? await stageRecords(run, pieces, seen) : stageOther(run, pieces, langue);
    const words = termes;
    const removed = suppressions;
    const seenIds = presences;
    await guarded(run, async (tx) => {
      await staged(tx);
      await stageTerms(tx, importation.id, words);
      await stagePresences(tx, importation.id, ouvert.source.systeme, seenIds);
      if (removed.length > 0)
        await stageAbsences(
          tx,
          { id: importation.id, systeme: ouvert.source.systeme, fluxId: importation.fluxId },
          { kind: 'nommees', identifiants: removed },
        );
      await notePage(tx, importation.id, cle, { lus });
    });
    pieces = [];
    termes = [];
    suppressions = [];
    presences = [];
    size = 0;
  };

  const isFull = () =>
    pieces.length + termes.length + suppressions.length + presences.length >= MOST_PIECES || size >= MOST_TEXT;
  return { add, flush, isFull };
}

async function stageRecords(run: Run, pieces: readonly Piece[], seen: Set<string>) {
  const { id } = run.importation;
  const { lignes, rejets, termes } = await readLot(run, pieces, seen);
  const byRang = new Map(pieces.map((piece) => [piece.rang, piece]));
  return async (tx: Db) => {
    const twice = await stageLines(tx, id, lignes);
    const duplicates = lignes.flatMap(({ identifiant, rang }) => {
      const piece = byRang.get(rang);
      return twice.has(identifiant) && piece?.kind === 'fiche' ? [duplicateOf(piece, identifiant)] : [];
    });
    await stageRejects(tx, id, [...rejets, ...duplicates]);
    await stageTerms(tx, id, termes);
  };
}

/** The answer of another language: kept beside, until the main one is read. */
function stageOther(run: Run, pieces: readonly Piece[], langue: Langue) {
  const { ouvert, importation } = run;
  const fiches = pieces.flatMap((piece) => {
    if (piece.kind !== 'fiche') return [];
    const identifiant = ouvert.source.identifiantDe(ouvert.flux, piece.valeur);
    return identifiant === null ? [] : [{ identifiant, brut: piece.brut, valeur: piece.valeur }];
  });
  return (tx: Db) => stageLanguage(tx, importation.id, langue, fiches);
}

const NIVEAUX = /:(type|categorie|genre)$/;

/** A word of a dictionary, in the place that it has in the vocabulary. */
function wordOf({ terme, nature, libelleSchema }: Extract<Lecture, { kind: 'terme' }>): TermeRencontre {
  const common = { terme, nature: nature ?? null, utilise: false };
  if (nature !== undefined) return { ...common, genre: 'critere', parent: null };
  if (NIVEAUX.test(terme.schema))
    return { ...common, genre: 'type', parent: terme.parent ? { schema: terme.schema, code: terme.parent } : null };
  return { ...common, genre: 'modalite', parent: critereOf(terme, libelleSchema ?? terme.schema) };
}
