import { champ, isNoeud, type Noeud, noeuds, tous } from './valeurs.rules.ts';

/** How deep nodes of nodes are looked for: an offer has five levels. */
const DEEPEST = 12;

/** A node that only names another: { "@id": "…" }. */
const isReference = (noeud: Noeud): boolean => {
  const keys = Object.keys(noeud);
  return keys.length === 1 && keys[0] === '@id';
};

/** Nodes by their id, those that say something. */
export type Graphe = ReadonlyMap<string, Noeud>;

/** A record with what it says once written wherever it is named: writers embed a node the first time, and name it the next. */
export function complete(record: Noeud, graphe: Graphe = grapheDe(record)): Noeud {
  return graphe.size === 0 ? record : withNodes(record, graphe, new Set([idOf(record)]), 0);
}

function withNodes(noeud: Noeud, graphe: Graphe, above: ReadonlySet<string | undefined>, depth: number): Noeud {
  if (depth > DEEPEST) return noeud;
  const one = (value: unknown): unknown => {
    if (!isNoeud(value)) return value;
    const id = idOf(value);
    const known = isReference(value) && id !== undefined && !above.has(id) ? graphe.get(id) : undefined;
    return withNodes(known ?? value, graphe, known === undefined ? above : new Set([...above, id]), depth + 1);
  };
  return Object.fromEntries(
    Object.entries(noeud).map(([key, value]) => [key, Array.isArray(value) ? value.map(one) : one(value)]),
  );
}

/** The nodes that a record embeds, where it names one of them again. */
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
  for (const id of found.keys()) if (!named.has(id)) found.delete(id);
  return found;
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
