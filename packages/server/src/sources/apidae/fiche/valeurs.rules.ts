import { LANGUES, type Langue, type Terme, type Textes } from '@bridge/contract';
import { lineOf, textOfField } from '../../clean/texte.rules.ts';

export type Champs = Readonly<Record<string, unknown>>;

const NOTHING: Champs = Object.freeze({});

export function objet(value: unknown): Champs {
  // An object of JSON, whose keys are read one by one.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Champs) : NOTHING;
}

export function liste(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function nombre(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** An id, given as a number or as a text. */
export function identifiant(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  return typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined;
}

const SUFFIXES: Readonly<Record<Langue, string>> = {
  fr: 'Fr',
  en: 'En',
  de: 'De',
  nl: 'Nl',
  es: 'Es',
  it: 'It',
  ru: 'Ru',
  zh: 'Zh',
  pt: 'PtBR',
  ja: 'Ja',
  ko: 'Ko',
};
const LIBELLES: ReadonlyMap<string, Langue> = new Map(LANGUES.map((langue) => [`libelle${SUFFIXES[langue]}`, langue]));
const CODES: ReadonlyMap<string, Langue> = new Map(
  LANGUES.map((langue) => [langue === 'pt' ? 'ptBR' : langue, langue]),
);

/** Reads the keys that a value has rather than looking for eleven languages in it: most values have one or two. */
function texts(
  value: unknown,
  keys: ReadonlyMap<string, Langue>,
  read: (value: unknown) => string | undefined,
): Textes {
  const found: Textes = {};
  const champs = objet(value);
  for (const key in champs) {
    const langue = keys.get(key);
    if (langue === undefined) continue;
    const text = read(champs[key]);
    if (text !== undefined) found[langue] = text;
  }
  return found;
}

/** « libelleFr… », on several lines. */
export const textesOf = (value: unknown): Textes => texts(value, LIBELLES, textOfField);
/** « libelleFr… », on one line. */
export const lignesOf = (value: unknown): Textes => texts(value, LIBELLES, lineOf);
/** « fr, en… », as contacts write them. */
export const codesOf = (value: unknown): Textes => texts(value, CODES, lineOf);

/** The texts of a value; undefined when all of them are empty. */
export function textesOuRien(value: unknown): Textes | undefined {
  const found = textesOf(value);
  return isVide(found) ? undefined : found;
}

/** Joins two texts, « À l’année · Petit déjeuner compris », in every language that one of them has. */
export function bothOf(one: Textes, other: Textes): Textes {
  const both: Textes = {};
  for (const langue of Object.keys({ ...one, ...other }) as Langue[]) // keys of texts are languages
    both[langue] = [one[langue], other[langue]].filter(Boolean).join(' · ');
  return both;
}

export function isVide(textes: Textes): boolean {
  for (const _langue in textes) return false;
  return true;
}

/** French where there is French, else the first language that has something. */
export function principal(textes: Textes): string | undefined {
  if (textes.fr !== undefined) return textes.fr;
  for (const langue of LANGUES) if (textes[langue] !== undefined) return textes[langue];
  return undefined;
}

export function isTexte(champs: Champs): boolean {
  for (const key in champs) if (LIBELLES.has(key)) return true;
  return false;
}

/** The schema of each list by its name: a feed has a hundred lists and names them millions of times. */
const schemas = new Map<string, string>();

function schemaOf(type: string | undefined): string | null {
  if (type === undefined) return null;
  const known = schemas.get(type);
  if (known !== undefined) return known;
  if (!/^\w{1,80}$/.test(type)) return null;
  const schema = `apidae:${type}`;
  if (schemas.size < 1000) schemas.set(type, schema);
  return schema;
}

/** A word of the referential. Where the answer does not name its list, the caller gives the list of the field. */
export function termeOf(value: unknown, type?: string): Terme | null {
  const champs = objet(value);
  const code = identifiant(champs.id);
  const schema = schemaOf(typeof champs.elementReferenceType === 'string' ? champs.elementReferenceType : type);
  if (code === undefined || schema === null) return null;
  const terme: Terme = { schema, code, libelle: lignesOf(champs) };
  const parent = identifiant(objet(champs.parent).id);
  if (parent !== undefined) terme.parent = parent;
  return terme;
}

export function termesOf(value: unknown, type?: string): Terme[] {
  return liste(value)
    .map((one) => termeOf(one, type))
    .filter((terme) => terme !== null);
}
