import { SaxesParser } from 'saxes';
import { FluxIllisible } from '../../source.ts';
import type { Noeud } from './xml-tree.ts';

const nomLocal = (nom: string): string => nom.slice(nom.indexOf(':') + 1);

/** The deepest level of a document at which a record is looked for. */
const DEEPEST = 64;

interface Candidat {
  /** The names that lead to it, its own last. */
  readonly chemin: string;
  readonly nom: string;
  readonly depth: number;
  readonly enfants: Set<string>;
  /** How many times it was met. */
  fois: number;
  /** Elements without elements, at any depth in it. */
  feuilles: number;
}

/** The elements that are records in a document that nobody described. */
export interface FichesXml {
  readonly noms: readonly string[];
  /** How deep they lie: 1 for what the root holds. */
  readonly depth: number;
  /** The elements that they hold. */
  readonly champs: ReadonlySet<string>;
}

/** Elements that hold mostly the same things as records are records too: a restaurant beside a hotel, and not what is said of both. */
export function isSemblable(champs: ReadonlySet<string>, siens: ReadonlySet<string>): boolean {
  const communs = [...siens].filter((nom) => champs.has(nom)).length;
  return communs > 1 && communs * 2 >= Math.min(champs.size, siens.size);
}

/** Whether an element is a list of records, and no record: « offres », which holds hotels and restaurants that are alike, or a count and each « offre ». */
function isListe(candidat: Candidat, all: readonly Candidat[]): boolean {
  const siens = all.filter(({ chemin, nom }) => chemin === `${candidat.chemin}/${nom}`);
  return siens.some((sien) => {
    const pareils = siens.filter((autre) => autre === sien || isSemblable(sien.enfants, autre.enfants));
    const feuilles = pareils.reduce((sum, pareil) => sum + pareil.feuilles, 0);
    const fois = pareils.reduce((sum, pareil) => sum + pareil.fois, 0);
    const isNommee = nomLocal(candidat.nom).startsWith(nomLocal(sien.nom)) && sien.enfants.size > 1;
    return (pareils.length > 1 || isNommee) && feuilles >= 0.6 * candidat.feuilles && fois > 2 * candidat.fois;
  });
}

/**
 * The elements that are records in a document that nobody described, from its beginning: of those that hold several different things, the
 * one that holds the most of the document, and its likes at the same depth. What surrounds the records repeats one element, or holds little.
 */
export function fichesDuXml(head: string): FichesXml | undefined {
  const found = new Map<string, Candidat>();
  const path: Candidat[] = [];
  let depth = 0;
  let isLeaf = true;
  const parser = new SaxesParser({ xmlns: false });
  // Cut, and read again from its first letter: what is wrong with it is told then.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    depth += 1;
    isLeaf = true;
    if (depth > DEEPEST) return;
    const parent = path.at(-1);
    parent?.enfants.add(name);
    const chemin = `${parent?.chemin ?? ''}/${name}`;
    const candidat = found.get(chemin) ?? {
      chemin,
      nom: name,
      depth: path.length,
      enfants: new Set(),
      fois: 0,
      feuilles: 0,
    };
    found.set(chemin, candidat);
    candidat.fois += 1;
    path.push(candidat);
  });
  parser.on('closetag', () => {
    if (depth <= DEEPEST) path.pop();
    depth -= 1;
    if (isLeaf) for (const candidat of path) candidat.feuilles += 1;
    isLeaf = false;
  });
  parser.write(head);
  const all = [...found.values()];
  const [premier, ...autres] = all
    .filter((candidat) => candidat.depth > 0 && candidat.enfants.size > 1 && !isListe(candidat, all))
    .sort((a, b) => b.feuilles - a.feuilles || a.depth - b.depth);
  if (premier === undefined) return undefined;
  const semblables = autres.filter((un) => un.depth === premier.depth && isSemblable(premier.enfants, un.enfants));
  return {
    noms: [...new Set([premier, ...semblables].map(({ nom }) => nom))],
    depth: premier.depth,
    champs: premier.enfants,
  };
}

const PLUMBING = /^(?:xmlns|xsi|xml):|^xmlns$|:type$/;
/** How machines write a value, which is no fact of the record: « text/html », « xs:string ». */
const TYPE_DE_MACHINE =
  /^(?:\w+:\w+|[a-z]+\/[\w.+-]+|text|x?html|cdata|string|str|int|integer|long|short|decimal|number|float|double|bool|boolean|date|time|date-?time|timestamp|array|list|object|hash|null)$/i;

const isPlumbing = (nom: string, valeur: string): boolean =>
  PLUMBING.test(nom) || (nom === 'type' && TYPE_DE_MACHINE.test(valeur.trim()));

const isEmpty = ({ texte, enfants }: Noeud): boolean => texte === '' && enfants.length === 0;

/** The language that an element is written in, where it is not French. */
function langueDe({ attributs }: Noeud): string {
  const langue = (attributs['xml:lang'] ?? attributs.lang ?? '').slice(0, 2).toLowerCase();
  return langue === '' || langue === 'fr' ? '' : `_${langue}`;
}

function valeurDe(noeud: Noeud): unknown {
  const { enfants, texte } = noeud;
  if (isEmpty(noeud)) return null;
  // Words among elements are a text with its markup.
  if (enfants.length === 0 || texte !== '') return [texte, ...enfants.map((enfant) => enfant.texte)].join(' ').trim();
  return isSuite(noeud) ? enfants.map(elementDe) : champsDe(noeud);
}

const propresDe = ({ attributs }: Noeud): readonly (readonly [string, string])[] =>
  Object.entries(attributs).filter(([nom, valeur]) => !isPlumbing(nom, valeur) && nom !== 'lang');

/** Whether an element is a list: it repeats one element, or its name says that it could: « photos » with one « photo ». */
function isSuite({ nom, enfants }: Noeud): boolean {
  const [premier] = enfants;
  if (premier === undefined || enfants.some((enfant) => enfant.nom !== premier.nom)) return false;
  const isRow = premier.enfants.length > 0 || propresDe(premier).length > 0;
  return enfants.length > 1 || nom.startsWith(premier.nom) || (isRow && /s$|list/i.test(nom));
}

/** An element of a list, as a row with its attributes where it has some: a photo with its credit. */
function elementDe(noeud: Noeud): unknown {
  const propres = propresDe(noeud);
  const valeur = valeurDe(noeud);
  if (noeud.enfants.length > 0 || propres.length === 0) return valeur;
  return { [nomLocal(noeud.nom)]: valeur, ...Object.fromEntries(propres) };
}

/** An element of a document that nobody described, as the same record would be in JSON: its attributes and its elements are its fields. */
export function champsDe({ attributs, enfants }: Noeud): Record<string, unknown> {
  const champs = new Map<string, unknown>();
  const add = (nom: string, valeur: unknown): void => {
    const deja = champs.get(nom);
    if (Array.isArray(deja)) deja.push(valeur);
    else if (nom !== '__proto__') champs.set(nom, deja === undefined || deja === null ? valeur : [deja, valeur]);
  };
  for (const [nom, valeur] of Object.entries(attributs)) if (!isPlumbing(nom, valeur)) add(nom, valeur);
  for (const enfant of enfants) {
    const nom = nomLocal(enfant.nom);
    add(`${nom}${langueDe(enfant)}`, valeurDe(enfant));
    if (enfant.enfants.length > 0 && enfant.texte === '') continue;
    for (const [attribut, valeur] of Object.entries(enfant.attributs))
      if (!isPlumbing(attribut, valeur) && attribut !== 'lang') add(`${nom}_${nomLocal(attribut)}`, valeur);
  }
  return Object.fromEntries(champs);
}

/** Whether a document is a description of records and not records: those have a reader of their own. */
export function refuseDescription(head: string): void {
  if (/<(?:\w+:)?Edmx[\s>]/i.test(head))
    throw new FluxIllisible('C’est la description d’un flux (métadonnées), pas des fiches.');
}
