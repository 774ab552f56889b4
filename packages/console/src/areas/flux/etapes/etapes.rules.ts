import type { EtatImportation, Systeme } from '@bridge/contract';

/** The steps from a new feed to records in the catalogue. */
export type CodeEtape = 'tester' | 'preparer' | 'verifier' | 'importer';

/** `courant` is the step to do now, `attente` a later one. */
export type EtatEtape = 'fait' | 'courant' | 'attente' | 'probleme' | 'enCours';

export interface Etape {
  readonly code: CodeEtape;
  readonly etat: EtatEtape;
}

/** The facts of a feed that decide of its steps. */
export interface Avancement {
  readonly systeme: Systeme;
  /** Whether the source answered the last test of this page; undefined without a test. */
  readonly essai: boolean | undefined;
  /** The feed has a mapping. */
  readonly aCorrespondance: boolean;
  /** Somebody opened the mapping from the feed. */
  readonly verifiee: boolean;
  readonly dernierEtat: EtatImportation | null;
}

const IMPORTED: ReadonlySet<EtatImportation | null> = new Set(['terminee', 'annulee']);
const UNDER_WAY: ReadonlySet<EtatImportation | null> = new Set(['collecte', 'application']);
const STOPPED: ReadonlySet<EtatImportation | null> = new Set(['echouee', 'suspect', 'incomplet']);

export const isUnderWay = (etat: EtatImportation | null): boolean => UNDER_WAY.has(etat);

/** The steps of a feed, with the state of each. Only Tourinsoft needs a mapping: other systems have known fields. */
export function etapesOf(avancement: Avancement): Etape[] {
  const { systeme, essai, aCorrespondance, verifiee, dernierEtat } = avancement;
  const isImported = IMPORTED.has(dernierEtat);
  const wasRead = isImported || STOPPED.has(dernierEtat) || UNDER_WAY.has(dernierEtat);
  const codes: readonly CodeEtape[] =
    systeme === 'tourinsoft' ? ['tester', 'preparer', 'verifier', 'importer'] : ['tester', 'importer'];
  const done: Record<CodeEtape, boolean> = {
    // A mapping is made from the answer of the source, so the source did answer.
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

/** Whether every step is done: nobody needs to be led any more. */
export const isArrived = (etapes: readonly Etape[]): boolean => etapes.every(({ etat }) => etat === 'fait');
