import type { JsonFini } from '../reading/json-records.ts';
import { type Fiche, FluxIllisible, type Illisible } from '../source.ts';
import { complete, idOf, isAplati, isOffre } from './graphe.rules.ts';
import { isNoeud, type Noeud } from './valeurs.rules.ts';

type Records = AsyncGenerator<Fiche | Illisible, JsonFini>;

/** Records that are held back until one of them tells how the graph is written. */
const LOOKED_AT = 1_000;
/** Nodes of a graph that are kept at once: some twenty thousand offers. */
const MOST_NODES = 400_000;

/**
 * The offers of a document. Most writers put what an offer says inside of it; others put all nodes side by side, which are then read
 * twice: once to know them, once to put each of them in the offers that name it.
 */
export async function* readGraphe(open: () => Records): Records {
  const records = open();
  const held: (Fiche | Illisible)[] = [];
  for (;;) {
    const next = await records.next();
    if (next.done) {
      yield* held;
      return next.value;
    }
    held.push(next.value);
    const aplati = next.value.kind === 'fiche' && isNoeud(next.value.valeur) ? isAplati(next.value.valeur) : null;
    if (aplati === true) return yield* readAplati(open);
    if (aplati === false || held.length >= LOOKED_AT) break;
  }
  yield* held;
  return yield* records;
}

async function* readAplati(open: () => Records): Records {
  const graphe = new Map<string, Noeud>();
  for await (const record of open()) {
    if (record.kind !== 'fiche' || !isNoeud(record.valeur)) continue;
    const id = idOf(record.valeur);
    if (id !== undefined) graphe.set(id, record.valeur);
    if (graphe.size > MOST_NODES) throw new FluxIllisible(TROP_GRAND);
  }
  const records = open();
  let nombre = 0;
  for (;;) {
    const next = await records.next();
    if (next.done) return { ...next.value, nombre };
    const record = next.value;
    if (record.kind === 'fiche' && isNoeud(record.valeur) && !isOffre(record.valeur)) continue;
    nombre += 1;
    if (record.kind !== 'fiche' || !isNoeud(record.valeur)) yield record;
    else {
      const valeur = complete(record.valeur, graphe);
      yield { ...record, brut: JSON.stringify(valeur), valeur };
    }
  }
}

const TROP_GRAND =
  'Le graphe de ce fichier est écrit à plat, et il est trop grand pour être lu ainsi. Demandez un flux dont chaque offre est complète, ou une archive d’un fichier par offre.';
