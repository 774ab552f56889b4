import {
  type ChampDecouvert,
  type CodeCibleOuChamp,
  cibleDe,
  type Ligne,
  mayConfirmTogether,
  type Suggestion,
} from '@bridge/contract';

/** A row of the table: a field of the feed with one of its lines, or a field without any. */
export interface Row {
  readonly key: string;
  readonly champ: string;
  /** The field as the feed was seen to have it. */
  readonly decouvert: ChampDecouvert | undefined;
  readonly ligne: Ligne | undefined;
  /** Place of the line in the mapping; null for a field without a line. */
  readonly index: number | null;
  /** Whether the feed no longer has the field. */
  readonly disparu: boolean;
  readonly suggestion: Suggestion | undefined;
}

interface Sources {
  readonly structure: readonly ChampDecouvert[];
  readonly lignes: readonly Ligne[];
  readonly suggestions: readonly Suggestion[];
  /** Names of fields typed by hand, which the structure does not have. */
  readonly ajoutes: readonly string[];
}

/** The fields in the order of the feed, each with its lines; then the lines whose field the feed does not have. */
export function rowsOf({ structure, lignes, suggestions, ajoutes }: Sources): Row[] {
  const byChamp = new Map<string, number[]>();
  for (const [index, { champ }] of lignes.entries()) byChamp.set(champ, [...(byChamp.get(champ) ?? []), index]);
  const suggested = new Map(suggestions.map((one) => [one.ligne.champ, one]));
  const known = new Set(structure.map(({ champ }) => champ));
  const row = (champ: string, index: number | null, decouvert: ChampDecouvert | undefined, rank = 0): Row => ({
    key: rank === 0 ? champ : `${champ}#${rank}`,
    champ,
    decouvert,
    ligne: index === null ? undefined : lignes[index],
    index,
    // Without a structure, no field is known to be gone.
    disparu: structure.length > 0 && !isKnown(known, champ),
    suggestion: index === null ? suggested.get(champ) : undefined,
  });
  const rowsFor = (champ: string, decouvert?: ChampDecouvert) => {
    const own = byChamp.get(champ);
    return own ? own.map((index, rank) => row(champ, index, decouvert, rank)) : [row(champ, null, decouvert)];
  };
  const others = [...new Set([...byChamp.keys(), ...ajoutes])].filter((champ) => !known.has(champ));
  return [...structure.flatMap((one) => rowsFor(one.champ, one)), ...others.flatMap((champ) => rowsFor(champ))];
}

/** Whether a field is in the structure: « Descriptifss.Accroche » is, as long as its sub-table is. */
function isKnown(known: ReadonlySet<string>, champ: string): boolean {
  return known.has(champ) || known.has(champ.split('.')[0] ?? '');
}

export interface Comptes {
  readonly champs: number;
  readonly relies: number;
  readonly ignores: number;
  readonly nonRelies: number;
  /** Count of the fields whose line was found automatically, and that nobody has checked. */
  readonly aConfirmer: number;
  /** Count of those that may be confirmed together. */
  readonly enBloc: number;
}

/** Counts by field, not by line: a field with two targets counts once. */
export function comptesOf(rows: readonly Row[]): Comptes {
  const states = new Map<string, 'relie' | 'ignore' | 'nonRelie'>();
  for (const row of rows) if (states.get(row.champ) !== 'relie') states.set(row.champ, stateOf(row));
  const all = [...states.values()];
  const count = (state: string) => all.filter((one) => one === state).length;
  return {
    champs: all.length,
    relies: count('relie'),
    ignores: count('ignore'),
    nonRelies: count('nonRelie'),
    aConfirmer: new Set(rows.filter(isProposed).map(({ champ }) => champ)).size,
    enBloc: new Set(rows.filter(({ ligne }) => ligne && isEnBloc(ligne)).map(({ champ }) => champ)).size,
  };
}

const isProposed = ({ ligne }: Row): boolean => ligne?.proposee !== undefined;

function stateOf({ ligne }: Row): 'relie' | 'ignore' | 'nonRelie' {
  if (!ligne) return 'nonRelie';
  return ligne.cible === 'ignore' ? 'ignore' : 'relie';
}

export type Filtre = 'tous' | 'aConfirmer' | 'nonRelies' | 'ignores' | 'avertissements';

/** The rows in sight: those of one kind that contain the searched words. */
export function filterRows(
  rows: readonly Row[],
  { filtre, q }: { readonly filtre: Filtre; readonly q: string },
  warned: ReadonlyMap<string, string>,
): Row[] {
  const words = plain(q);
  return rows.filter((row) => {
    if (filtre === 'aConfirmer' && !isProposed(row)) return false;
    if (filtre === 'nonRelies' && row.ligne) return false;
    if (filtre === 'ignores' && row.ligne?.cible !== 'ignore') return false;
    if (filtre === 'avertissements' && !warned.has(row.key)) return false;
    return words === '' || plain([row.champ, ...(row.decouvert?.exemples ?? [])].join(' ')).includes(words);
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The mapping with a field sent to a target, or to none. Settings that the new target has not are dropped. */
export function withCible(lignes: readonly Ligne[], row: Row, cible: CodeCibleOuChamp | null): Ligne[] {
  if (row.index === null) return cible === null ? [...lignes] : [...lignes, newLigne(row, cible)];
  if (cible === null) return lignes.toSpliced(row.index, 1);
  const ligne = lignes[row.index];
  return ligne ? lignes.with(row.index, fitted(ligne, cible)) : [...lignes];
}

/** A line for a chosen target: the suggested line if it has this target, else one with the separators found. */
function newLigne({ champ, decouvert, suggestion }: Row, cible: CodeCibleOuChamp): Ligne {
  if (suggestion?.ligne.cible === cible) return suggestion.ligne;
  const separateurs = decouvert?.separateurs;
  return { champ, cible, ...(separateurs && Object.keys(separateurs).length > 0 ? { separateurs } : {}) };
}

function fitted(ligne: Ligne, cible: CodeCibleOuChamp): Ligne {
  const { colonnes, langue, intitule, ...others } = confirmed(ligne);
  const [before, after] = [cibleDe(ligne.cible), cibleDe(cible)];
  const keepsColumns = colonnes !== undefined && before?.roles !== undefined && before.roles === after?.roles;
  return {
    ...others,
    cible,
    ...(keepsColumns ? { colonnes } : {}),
    ...(langue !== undefined && after?.langue ? { langue } : {}),
    ...(intitule !== undefined && after?.intitule ? { intitule } : {}),
  };
}

/** Whether a line found automatically may be confirmed with others, without a look of its own. */
export const isEnBloc = ({ cible, proposee }: Ligne): boolean =>
  proposee !== undefined && mayConfirmTogether(cible, proposee.confiance);

/** The line, once a person answers for it. */
export const confirmed = (ligne: Ligne): Ligne => withSetting(ligne, 'proposee', undefined);

/** Adds the suggested lines of fields without a line; lines that a person has chosen never change. */
export function acceptSuggestions(lignes: readonly Ligne[], suggestions: readonly Suggestion[]): Ligne[] {
  const held = new Set(lignes.map(({ champ }) => champ));
  return [...lignes, ...suggestions.map(({ ligne }) => ligne).filter(({ champ }) => !held.has(champ))];
}

/** Follows the new name of a field: in its lines, those of its columns, and the steps that borrow from it. */
export function renameChamp(lignes: readonly Ligne[], avant: string, apres: string): Ligne[] {
  const renamed = (champ: string) => {
    if (champ === avant) return apres;
    return champ.startsWith(`${avant}.`) ? `${apres}${champ.slice(avant.length)}` : champ;
  };
  return lignes.map((ligne) => {
    const transformations = ligne.transformations?.map((step) =>
      step.kind === 'joindre' ? { ...step, champs: step.champs.map(renamed) } : step,
    );
    const borrows = transformations?.some((step) => step.kind === 'joindre') ?? false;
    const champ = renamed(ligne.champ);
    if (champ === ligne.champ && !borrows) return ligne;
    return { ...ligne, champ, ...(transformations ? { transformations } : {}) };
  });
}

/** The line with one of its settings changed; undefined removes the setting. */
export function withSetting<K extends keyof Ligne>(ligne: Ligne, name: K, value: Ligne[K] | undefined): Ligne {
  const { [name]: _, ...others } = ligne;
  // Only optional settings are ever removed: what is left is a line.
  return (value === undefined ? others : { ...others, [name]: value }) as Ligne;
}
