import type { EtatImportation, Systeme } from '@bridge/contract';

/** The way from a feed that was just declared to records in the catalogue. */
export type CodeEtape = 'tester' | 'preparer' | 'verifier' | 'importer';

/** `courant`: the one to do now. `attente`: after it. */
export type EtatEtape = 'fait' | 'courant' | 'attente' | 'probleme' | 'enCours';

export interface Etape {
  readonly code: CodeEtape;
  readonly etat: EtatEtape;
}

/** What is known of a feed that says how far it has got. */
export interface Avancement {
  readonly systeme: Systeme;
  /** The last test of this page: whether the source answered; undefined where none was made. */
  readonly essai: boolean | undefined;
  /** A mapping was given to the feed. */
  readonly aCorrespondance: boolean;
  /** Somebody opened it from here. */
  readonly verifiee: boolean;
  readonly dernierEtat: EtatImportation | null;
}

const IMPORTED: ReadonlySet<EtatImportation | null> = new Set(['terminee', 'annulee']);
const UNDER_WAY: ReadonlySet<EtatImportation | null> = new Set(['collecte', 'application']);
const STOPPED: ReadonlySet<EtatImportation | null> = new Set(['echouee', 'suspect', 'incomplet']);

export const isUnderWay = (etat: EtatImportation | null): boolean => UNDER_WAY.has(etat);

/** The steps of a feed, with the state of each. Only Tourinsoft needs a mapping: the fields of the two others are known. */
export function etapesOf(avancement: Avancement): Etape[] {
  const { systeme, essai, aCorrespondance, verifiee, dernierEtat } = avancement;
  const isImported = IMPORTED.has(dernierEtat);
  const wasRead = isImported || STOPPED.has(dernierEtat) || UNDER_WAY.has(dernierEtat);
  const codes: readonly CodeEtape[] =
    systeme === 'tourinsoft' ? ['tester', 'preparer', 'verifier', 'importer'] : ['tester', 'importer'];
  const done: Record<CodeEtape, boolean> = {
    // A mapping is made from the answer of the source: it did answer.
    tester: essai ?? (aCorrespondance || isImported),
    preparer: aCorrespondance,
    verifier: aCorrespondance && (verifiee || wasRead),
    importer: isImported,
  };
  const next = codes.find((code) => !done[code]);
  return codes.map((code) => ({ code, etat: stateOf(code, avancement, done[code], code === next) }));
}

function stateOf(code: CodeEtape, { essai, dernierEtat }: Avancement, isDone: boolean, isNext: boolean): EtatEtape {
  if (isDone) return 'fait';
  if (code === 'tester' && essai === false) return 'probleme';
  if (code === 'importer' && UNDER_WAY.has(dernierEtat)) return 'enCours';
  if (code === 'importer' && STOPPED.has(dernierEtat)) return 'probleme';
  return isNext ? 'courant' : 'attente';
}

/** The way was gone to its end: nobody needs to be led along it any more. */
export const isArrived = (etapes: readonly Etape[]): boolean => etapes.every(({ etat }) => etat === 'fait');
