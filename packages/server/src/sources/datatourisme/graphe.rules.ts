import { champ, isNoeud, type Noeud, noeuds, nu, tous } from './valeurs.rules.ts';

/** How deep nodes of nodes are looked for: an offer has five levels. */
const DEEPEST = 12;

/** A node that only names another: { "@id": "…" }. */
const isReference = (noeud: Noeud): boolean => {
  const keys = Object.keys(noeud);
  return keys.length === 1 && keys[0] === '@id';
};

/** A node that others name, and how many characters it is written in. */
export interface NoeudNomme {
  readonly noeud: Noeud;
  readonly taille: number;
}
/** The nodes by their id, without those that only name another node. */
export type Graphe = ReadonlyMap<string, NoeudNomme>;

/** What the nodes that a record names may add to it, all in all: an offer names some hundreds, of a few dozen characters each. */
interface Place {
  noeuds: number;
  caracteres: number;
}
const PLACE: Readonly<Place> = { noeuds: 5_000, caracteres: 2_000_000 };

/**
 * A record with what it says once written wherever it is named: writers embed a node the first time, and name it the next. Nodes that
 * name one another many times over would fill the memory: what finds no place stays a reference.
 */
export function complete(record: Noeud, graphe: Graphe = grapheDe(record)): Noeud {
  return graphe.size === 0 ? record : withNodes(record, { graphe, place: { ...PLACE } }, new Set([idOf(record)]), 0);
}

interface Contexte {
  readonly graphe: Graphe;
  readonly place: Place;
}

function withNodes(noeud: Noeud, contexte: Contexte, above: ReadonlySet<string | undefined>, depth: number): Noeud {
  if (depth > DEEPEST) return noeud;
  const one = (value: unknown): unknown => {
    if (!isNoeud(value)) return value;
    const id = idOf(value);
    const known = isReference(value) && id !== undefined && !above.has(id) ? namedBy(id, contexte) : undefined;
    return withNodes(known ?? value, contexte, known === undefined ? above : new Set([...above, id]), depth + 1);
  };
  return Object.fromEntries(
    Object.entries(noeud).map(([key, value]) => [key, Array.isArray(value) ? value.map(one) : one(value)]),
  );
}

/** The node that replaces a mere id; undefined where no node has that id, or where the record is already too large. */
function namedBy(id: string, { graphe, place }: Contexte): Noeud | undefined {
  const known = graphe.get(id);
  if (known === undefined || place.noeuds < 1 || place.caracteres < known.taille) return undefined;
  place.noeuds -= 1;
  place.caracteres -= known.taille;
  return known.noeud;
}

/** The nodes inside of a record, which the record may name again by their id. */
function grapheDe(record: Noeud): Graphe {
  const found = new Map<string, Noeud>();
  const named = new Set<string>();
  const walk = (noeud: Noeud, depth: number): void => {
    const id = idOf(noeud);
    if (id !== undefined && isReference(noeud)) named.add(id);
    else if (id !== undefined && depth > 0) found.set(id, noeud);
    if (depth > DEEPEST) return;
    for (const value of Object.values(noeud)) for (const inside of noeuds(value)) walk(inside, depth + 1);
  };
  walk(record, 0);
  return new Map(
    [...found]
      .filter(([id]) => named.has(id))
      .map(([id, noeud]) => [id, { noeud, taille: JSON.stringify(noeud).length }]),
  );
}

const NOMMANT: ReadonlySet<string> = new Set(['@id', '@type', 'label']);

/** What a graph keeps of a node for those that name it: all of it, or the name of an offer, which stands by itself. */
export function kept(noeud: Noeud, taille: number): NoeudNomme {
  if (!isOffre(noeud)) return { noeud, taille };
  const name = Object.fromEntries(Object.entries(noeud).filter(([key]) => NOMMANT.has(nu(key))));
  return { noeud: name, taille: JSON.stringify(name).length };
}

export const idOf = (noeud: Noeud): string | undefined => {
  const id = noeud['@id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/** An offer says its name and where it is; what else a graph holds, places and people, stands in offers. */
export const isOffre = (noeud: Noeud): boolean =>
  champ(noeud, 'label') !== undefined && (champ(noeud, 'isLocatedAt') ?? champ(noeud, 'takesPlaceAt')) !== undefined;

/** Whether the nodes of a graph stand side by side, each naming the others; null where this one does not tell. */
export function isAplati(noeud: Noeud): boolean | null {
  const places = tous(champ(noeud, 'isLocatedAt')).filter(isNoeud);
  return !isOffre(noeud) || places.length === 0 ? null : places.every(isReference);
}
