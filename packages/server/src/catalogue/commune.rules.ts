import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DocumentObjet, norme } from '@bridge/contract';
import { casseDeNom } from './qualite/casse.rules.ts';

/** The name of a commune in usual case: some sources write « ÉTANG-FLEURY », others « étang-fleury ». */
export function communeLisible(commune: string): string {
  return /\p{Ll}/u.test(commune) && /\p{Lu}/u.test(commune) ? commune : casseDeNom(commune);
}

/** One name for a commune: the official one when its code is known; empty when no source names it. */
export function communeDe({ insee, commune }: Pick<Lieu, 'insee' | 'commune'>): string {
  const official = insee === undefined ? undefined : codes().byCode.get(insee);
  return official ?? communeLisible(commune ?? '');
}

type Lieu = DocumentObjet['lieu'];

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
}

/** Whether a commune of France has that name, in any spelling. */
export function isCommune(nom: string): boolean {
  const whole = entier(norme(nom));
  if (whole === '') return false;
  const { byName, byKey } = noms();
  return byName.has(whole) || byKey.has(sansArticle(whole));
}

export const isCodeInsee = (code: string): boolean => codes().byCode.has(code);
export const isCodePostal = (code: string): boolean => codes().codesPostaux.has(code);

/**
 * All names that a spelling of a commune may stand for, as names are compared: names saved before communes had their
 * official name stay valid. « St Julien » is « SAINT-JULIEN »; « Chamonix » is the only commune whose name starts so.
 */
export function nomsDeCommune(nom: string): readonly string[] {
  const written = norme(nom);
  const whole = entier(written);
  if (whole === '') return [];
  const { byName, byKey, keys } = noms();
  if (byName.has(whole)) return [...new Set([written, whole])];
  const key = sansArticle(whole);
  const start = key.length >= SHORTEST_START ? startingWith(keys, `${key} `) : [];
  const longer = start.length === 1 ? (start[0] ?? key) : key;
  return [...new Set([written, ...(byKey.get(key) ?? byKey.get(longer) ?? [])])];
}

/** A start of fewer letters names nothing. */
const SHORTEST_START = 5;

/** The text without abbreviations. */
const entier = (written: string): string => written.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte');

const sansArticle = (written: string): string => written.replace(/^(?:le|la|les|l) (?=.)/, '');

/** The sorted words that start with a text; two at most. */
function startingWith(sorted: readonly string[], start: string): readonly string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(low, low + 2).filter((word) => word.startsWith(start));
}

interface Codes {
  /** Official names by code. */
  readonly byCode: ReadonlyMap<string, string>;
  readonly codesPostaux: ReadonlySet<string>;
}

interface Noms {
  /** The names as they are compared. */
  readonly byName: ReadonlySet<string>;
  /** The names by their key without the article. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** Sorted. */
  readonly keys: readonly string[];
}

let knownCodes: Codes | undefined;
let knownNoms: Noms | undefined;

/** The communes of France, read at the first question. Present communes win over those that they absorbed. */
function codes(): Codes {
  knownCodes ??= readCodes();
  return knownCodes;
}

/** Their names, which few ask for: to make them comparable takes longer than to read them. */
function noms(): Noms {
  knownNoms ??= readNoms(codes().byCode);
  return knownNoms;
}

function readCodes(): Codes {
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  // The file is in a package at a fixed version, which its tests check.
  const communes = JSON.parse(readFileSync(path, 'utf8')) as readonly Commune[];
  const today = communes.filter(({ type }) => type === 'commune-actuelle');
  return {
    byCode: new Map([...communes, ...today].map(({ code, nom }) => [code, nom.replaceAll("'", '’')])),
    codesPostaux: new Set(communes.flatMap(({ codesPostaux = [] }) => codesPostaux)),
  };
}

function readNoms(byCode: Codes['byCode']): Noms {
  const byKey = new Map<string, string[]>();
  const byName = new Set([...byCode.values()].map(norme));
  for (const nom of byName) byKey.set(sansArticle(nom), [...(byKey.get(sansArticle(nom)) ?? []), nom]);
  return { byName, byKey, keys: [...byKey.keys()].sort() };
}
