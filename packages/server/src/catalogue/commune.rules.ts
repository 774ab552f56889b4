import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DocumentObjet, norme } from '@bridge/contract';
import { casseDeNom } from './qualite/casse.rules.ts';

/** Some sources shout, others whisper: « ÉTANG-FLEURY » and « étang-fleury » are written as people write them. */
export function communeLisible(commune: string): string {
  return /\p{Ll}/u.test(commune) && /\p{Lu}/u.test(commune) ? commune : casseDeNom(commune);
}

/** One name per commune, however its sources spell it: the official one where its code is known; empty where no source says it. */
export function communeDe({ insee, commune }: Pick<Lieu, 'insee' | 'commune'>): string {
  const official = insee === undefined ? undefined : referentiel().byCode.get(insee);
  return official ?? communeLisible(commune ?? '');
}

type Lieu = DocumentObjet['lieu'];

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
}

/** Whether a commune of France is called so, however it is spelled. */
export function isCommune(nom: string): boolean {
  const whole = entier(norme(nom));
  if (whole === '') return false;
  const { byName, byKey } = referentiel();
  return byName.has(whole) || byKey.has(sansArticle(whole));
}

export const isCodeInsee = (code: string): boolean => referentiel().byCode.has(code);
export const isCodePostal = (code: string): boolean => referentiel().codesPostaux.has(code);

/**
 * All that the communes of a spelling may be called, as names are compared: what was saved before communes bore their official name still
 * means them. « St Julien », « SAINT-JULIEN »; « Chamonix », where one commune alone is called so at length.
 */
export function nomsDeCommune(nom: string): readonly string[] {
  const written = norme(nom);
  const whole = entier(written);
  if (whole === '') return [];
  const { byName, byKey, keys } = referentiel();
  if (byName.has(whole)) return [...new Set([written, whole])];
  const key = sansArticle(whole);
  const start = key.length >= SHORTEST_START ? startingWith(keys, `${key} `) : [];
  const longer = start.length === 1 ? (start[0] ?? key) : key;
  return [...new Set([written, ...(byKey.get(key) ?? byKey.get(longer) ?? [])])];
}

/** A start of fewer letters names nothing. */
const SHORTEST_START = 5;

/** Without what people write short. */
const entier = (written: string): string => written.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte');

const sansArticle = (written: string): string => written.replace(/^(?:le|la|les|l) (?=.)/, '');

/** Those of sorted words that start with one; two at most. */
function startingWith(sorted: readonly string[], start: string): readonly string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(low, low + 2).filter((word) => word.startsWith(start));
}

interface Referentiel {
  /** Official names by code. */
  readonly byCode: ReadonlyMap<string, string>;
  /** The same as they are compared. */
  readonly byName: ReadonlySet<string>;
  /** Those by their name without its article. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly codesPostaux: ReadonlySet<string>;
  /** Sorted. */
  readonly keys: readonly string[];
}

let known: Referentiel | undefined;

/** The communes of France, read when the first one is asked for. Those of today win over those that they took in. */
function referentiel(): Referentiel {
  if (known !== undefined) return known;
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  // Of a package at a fixed version, which its tests check.
  const communes = JSON.parse(readFileSync(path, 'utf8')) as readonly Commune[];
  const today = communes.filter(({ type }) => type === 'commune-actuelle');
  const byCode = new Map([...communes, ...today].map(({ code, nom }) => [code, nom.replaceAll("'", '’')]));
  const byKey = new Map<string, string[]>();
  const byName = new Set([...byCode.values()].map(norme));
  for (const nom of byName) byKey.set(sansArticle(nom), [...(byKey.get(sansArticle(nom)) ?? []), nom]);
  const codesPostaux = new Set(communes.flatMap(({ codesPostaux = [] }) => codesPostaux));
  known = { byCode, byName, byKey, codesPostaux, keys: [...byKey.keys()].sort() };
  return known;
}
