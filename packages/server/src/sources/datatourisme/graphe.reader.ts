import type { JsonFini } from '../reading/json/json-records.ts';
import { type Fiche, FluxIllisible, type Illisible } from '../source.ts';
import { complete, idOf, isAplati, isOffre, kept, type NoeudNomme } from './graphe.rules.ts';
import { isNoeud } from './valeurs.rules.ts';

type Records = AsyncGenerator<Fiche | Illisible, JsonFini>;

/** Records that are held back until one of them tells how the graph is written, and the characters in them; beyond, the file is read again. */
const HELD = { fiches: 1_000, caracteres: 10_000_000 };
/** Nodes of a graph that are kept at once, and the characters in them: some twenty thousand offers. */
const KEPT = { noeuds: 400_000, caracteres: 60_000_000 };
/** The same limits for a preview, which runs in the process that answers all requests. */
const KEPT_APERCU = { noeuds: 60_000, caracteres: 10_000_000 };

/**
 * The offers of a document. Most writers put what an offer says inside of it; others put all nodes side by side, which are then read
 * twice: once to know them, once to put each of them in the offers that name it. `apercu` ends what is read for a person.
 */
export async function* readGraphe(open: () => Records, apercu?: AbortSignal): Records {
  const records = open();
  const held: (Fiche | Illisible)[] = [];
  let caracteres = 0;
  let isWhole = true;
  for (;;) {
    goOn(apercu);
    const next = await records.next();
    if (next.done) {
      if (!isWhole) return yield* open();
      yield* held;
      return next.value;
    }
    const record = next.value;
    const aplati = record.kind === 'fiche' && isNoeud(record.valeur) ? isAplati(record.valeur) : null;
    if (aplati === true || (aplati === false && !isWhole)) {
      await close(records);
      return yield* aplati ? readAplati(open, apercu) : open();
    }
    if (isWhole) held.push(record);
    if (aplati === false) break;
    caracteres += record.kind === 'fiche' ? record.brut.length : 0;
    if (held.length < HELD.fiches && caracteres < HELD.caracteres) continue;
    isWhole = false;
    held.length = 0;
  }
  yield* held;
  return yield* records;
}

async function* readAplati(open: () => Records, apercu: AbortSignal | undefined): Records {
  const graphe = await grapheOf(open(), apercu);
  const records = open();
  let nombre = 0;
  for (;;) {
    goOn(apercu);
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

/** The nodes of a graph that offers may name, in bounded memory. */
async function grapheOf(records: Records, apercu: AbortSignal | undefined): Promise<Map<string, NoeudNomme>> {
  const most = apercu === undefined ? KEPT : KEPT_APERCU;
  const graphe = new Map<string, NoeudNomme>();
  let caracteres = 0;
  for await (const record of records) {
    goOn(apercu);
    if (record.kind !== 'fiche' || !isNoeud(record.valeur)) continue;
    const id = idOf(record.valeur);
    if (id === undefined) continue;
    const node = kept(record.valeur, record.brut.length);
    caracteres += node.taille - (graphe.get(id)?.taille ?? 0);
    graphe.set(id, node);
    if (graphe.size > most.noeuds || caracteres > most.caracteres)
      throw new FluxIllisible(apercu === undefined ? TROP_GRAND : TROP_GRAND_A_MONTRER);
  }
  return graphe;
}

/** Ends what is read for a person who does not wait any more. */
function goOn(apercu: AbortSignal | undefined): void {
  if (apercu?.aborted) throw new FluxIllisible(TROP_GRAND_A_MONTRER);
}

const close = (records: Records) => records.return({ enveloppe: new Map(), nombre: 0, seul: false });

const TROP_GRAND =
  'Le graphe de ce fichier est écrit à plat, et il est trop grand pour être lu ainsi. Demandez un flux dont chaque offre est complète, ou une archive d’un fichier par offre.';
const TROP_GRAND_A_MONTRER =
  'Le graphe de ce fichier est écrit à plat, et il est trop grand pour en montrer quelques fiches\u00a0: lancez plutôt un import à blanc, son rapport dira ce que la source contient.';
