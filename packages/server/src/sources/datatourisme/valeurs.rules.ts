import { LANGUES, type Langue, type Terme, type Textes } from '@bridge/contract';
import { folded, lineOf, textOfField } from '../clean/texte.rules.ts';

/** A node of the graph, as JSON-LD writes it. */
export type Noeud = Readonly<Record<string, unknown>>;

export const isNoeud = (value: unknown): value is Noeud =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON-LD writes a lone value as itself, and several as a list. */
export function tous(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export const noeuds = (value: unknown): readonly Noeud[] => tous(value).filter(isNoeud);

/** What a property is called, whatever prefix or address its context gives it: « schema:email », « email », « https://schema.org/email ». */
export const nu = (key: string): string =>
  key.slice(Math.max(key.lastIndexOf('#'), key.lastIndexOf('/'), key.lastIndexOf(':')) + 1);

/** The value of a property, by its name alone: the older and the newer flows write other prefixes. */
export function champ(noeud: Noeud, name: string): unknown {
  if (Object.hasOwn(noeud, name)) return noeud[name];
  for (const key of Object.keys(noeud)) if (nu(key) === name) return noeud[key];
  return undefined;
}

/** The first text of a property. */
export function texteDe(noeud: Noeud, name: string): string | undefined {
  for (const value of tous(champ(noeud, name))) {
    const text = lineOf(isNoeud(value) ? (value['@value'] ?? value['@id']) : value);
    if (text !== undefined) return text;
  }
  return undefined;
}

export const lignesDe = (noeud: Noeud, name: string): readonly string[] =>
  tous(champ(noeud, name)).flatMap((value) => lineOf(isNoeud(value) ? value['@value'] : value) ?? []);

/** Every node of a property, and its bare words as nodes of their own: « kb:Wifi » is { "@id": "kb:Wifi" }. */
export const motsOuNoeuds = (noeud: Noeud, name: string): readonly Noeud[] =>
  tous(champ(noeud, name)).flatMap((value) => {
    if (isNoeud(value)) return [value];
    return typeof value === 'string' && value.trim() !== '' ? [{ '@id': value.trim() }] : [];
  });

/** A node whose properties hold several values, side by side, is as many nodes of one value. */
export function eclate(noeud: Noeud, ...names: readonly string[]): readonly Noeud[] {
  const values = names.map((name) => tous(champ(noeud, name)));
  const most = Math.max(...values.map(({ length }) => length));
  if (most <= 1) return [noeud];
  const autres = Object.fromEntries(Object.entries(noeud).filter(([key]) => !names.includes(nu(key))));
  return Array.from({ length: most }, (_, rang) => ({
    ...autres,
    // A property with a single value has it in each of the nodes.
    ...Object.fromEntries(
      names.map((name, index) => [
        name,
        values[index]?.[rang] ?? (values[index]?.length === 1 ? values[index]?.[0] : undefined),
      ]),
    ),
  }));
}

export function booleenDe(noeud: Noeud, name: string): boolean | undefined {
  const [value] = tous(champ(noeud, name));
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

const CODES: ReadonlyMap<string, Langue> = new Map(LANGUES.map((langue) => [langue, langue]));
/** The language that a key stands for (« fr », « @fr », « fr-FR »); undefined where the key is the name of a property. */
const CLE_DE_LANGUE = /^@?([a-z]{2})(?:-[a-z]{2,4})?$/i;
const langueDe = (key: string): Langue | undefined => CODES.get(CLE_DE_LANGUE.exec(key)?.[1]?.toLowerCase() ?? '');

/**
 * A text in its languages, in all the forms that flows have had: `{ fr: ["…"] }`, `{ "@fr": "…" }`, `[{ "@language": "fr", "@value": "…" }]`,
 * and a bare text, which is French.
 */
export function textesOf(value: unknown, read: (value: unknown) => string | undefined = textOfField): Textes {
  const found: Textes = {};
  const add = (langue: Langue | undefined, text: string | undefined): void => {
    if (langue === undefined || text === undefined) return;
    const known = found[langue];
    if (known === undefined) found[langue] = text;
    else if (!known.includes(text)) found[langue] = `${known}\n\n${text}`;
  };
  for (const one of tous(value)) {
    if (!isNoeud(one)) add('fr', read(one));
    else if ('@value' in one) add(langueDe(String(one['@language'] ?? 'fr')), read(one['@value']));
    else for (const [key, texts] of Object.entries(one)) for (const text of tous(texts)) add(langueDe(key), read(text));
  }
  return found;
}

export const enLigne = (value: unknown): Textes => textesOf(value, lineOf);
export const isVide = (textes: Textes): boolean => Object.keys(textes).length === 0;

const courte = (id: string): string => nu(id).slice(0, 120);

/** The id of a node, without where it lives: « kb:Wifi » is « Wifi ». */
export function codeDe(noeud: Noeud): string | undefined {
  const id = noeud['@id'] ?? noeud.id ?? noeud.uri ?? noeud.key;
  return typeof id === 'string' && id !== '' ? courte(id) : undefined;
}

export const classesDe = (noeud: Noeud): readonly string[] =>
  tous(noeud['@type'] ?? noeud.type).flatMap((value) => (typeof value === 'string' ? [nu(value)] : []));

/** A word of the thesaurus of DATAtourisme. */
export function termeOf(value: unknown, liste: string): Terme | null {
  if (typeof value === 'string') return { schema: `datatourisme:${liste}`, code: courte(value), libelle: {} };
  if (!isNoeud(value)) return null;
  const libelle = enLigne(champ(value, 'label') ?? champ(value, 'name'));
  const code = codeDe(value) ?? folded(libelle.fr ?? '').replaceAll(' ', '-');
  return code === '' ? null : { schema: `datatourisme:${liste}`, code, libelle };
}

export function termesOf(value: unknown, liste: string): Terme[] {
  const found: Terme[] = [];
  for (const one of tous(value)) {
    const terme = termeOf(one, liste);
    if (terme !== null && !found.some(({ code }) => code === terme.code)) found.push(terme);
  }
  return found;
}
