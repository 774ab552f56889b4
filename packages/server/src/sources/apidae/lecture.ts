import { textFor } from '../reading/autre-systeme.ts';
import { type DepotJson, type FichierJson, openDepotJson } from '../reading/json/depot-json.ts';
import { jsonRecords } from '../reading/json/json-records.ts';
import { type Fiche, FluxIllisible, type Lecture, type Page, type ResumePage, sansIdentifiant } from '../source.ts';
import { champIdApidae, identifiantApidae } from './fiche/identite.rules.ts';
import { Vocabulaire } from './fiche/vocabulaire.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { Jointures } from './jointures.ts';
import { removalOf } from './suppression.rules.ts';

const ARRAYS = [[], ['objetsTouristiques']];
const ENVELOPE = ['numFound', 'errorType'];
/** The files of an export, in the order in which they are read: dictionaries come before the objects that they complete. */
const ORDRE = [
  /elements?_reference/,
  /criteres?_internes?/,
  /communes?/,
  /territoires?/,
  /selections?/,
  /objets?_(?:modifies|lies)/,
  /objets?_supprimes/,
];

/** Vocabulary, objects and removals of an answer, an archive, a folder or a file. */
export async function* readApidae(flux: FluxApidaeOuvert, page: Page): AsyncGenerator<Lecture, ResumePage> {
  const depot = await openDepotJson(page.fichier, { contentType: page.contentType, declared: flux.encodage });
  try {
    return yield* readDepot(flux, depot);
  } finally {
    depot.close();
  }
}

async function* readDepot(flux: FluxApidaeOuvert, depot: DepotJson): AsyncGenerator<Lecture, ResumePage> {
  const jointures = new Jointures();
  const vocabulaire = new Vocabulaire();
  let nombre = 0;
  let total: number | undefined;
  for (const fichier of inOrder(depot)) {
    const records = jsonRecords(textFor('apidae', fichier.texte()), { arrays: ARRAYS, envelopeKeys: ENVELOPE });
    const removals = depot.ensemble && rangOf(fichier.nom) === 6;
    for (;;) {
      const next = await records.next();
      if (next.done) {
        total = totalOf(next.value.enveloppe) ?? total;
        break;
      }
      const record = depot.ensemble ? { ...next.value, position: `${fichier.nom} ${next.value.position}` } : next.value;
      if (record.kind === 'illisible') {
        nombre += 1;
        yield record;
        continue;
      }
      const removed = removals ? removalOf(flux, record, jointures) : null;
      if (removed !== null) {
        if (removed !== 'kept') yield removed;
        continue;
      }
      const words = [...vocabulaire.termesOf(record.valeur, fichier.nom)];
      if (words.length > 0) {
        jointures.learn(record.valeur, fichier.nom);
        yield* words;
        continue;
      }
      if (jointures.learn(record.valeur, fichier.nom)) continue;
      nombre += 1;
      if (depot.ensemble && !jointures.isWanted(record.valeur, flux.selectionIds)) {
        // An object of a selection that is not imported is removed. In a whole export it is enough to leave it out.
        const gone = identifiantApidae(flux, record.valeur);
        if (gone !== undefined && isPartial(flux, depot)) yield { kind: 'suppression', identifiant: gone };
        continue;
      }
      yield objectOnly(flux, depot.ensemble ? jointures.complete(record) : record);
    }
  }
  const partiel = isPartial(flux, depot);
  return { nombre, ...(total === undefined ? {} : { total }), ...(partiel ? { partiel } : {}) };
}

function isPartial(flux: FluxApidaeOuvert, { ensemble }: DepotJson): boolean {
  return (
    flux.depuis !== undefined ||
    (flux.mode === 'export' && flux.complet !== true) ||
    (ensemble && flux.complet === false)
  );
}

function inOrder(depot: DepotJson): Iterable<FichierJson> {
  if (!depot.ensemble) return depot.fichiers;
  const all = [...depot.fichiers];
  // Files with other names are skipped: archives made on a Mac hold files that are no part of the export.
  const known = all.filter(({ nom }) => rangOf(nom) >= 0);
  const files = known.length > 0 ? known : all;
  if (files.length === 0) throw new FluxIllisible('L’export ne contient aucun fichier JSON.');
  return files.toSorted((a, b) => rangOf(a.nom) - rangOf(b.nom) || a.nom.localeCompare(b.nom, 'fr', { numeric: true }));
}

function rangOf(nom: string): number {
  return ORDRE.findIndex((pattern) => pattern.test(nom.toLowerCase()));
}

function totalOf(enveloppe: ReadonlyMap<string, unknown>): number | undefined {
  if (enveloppe.has('errorType')) {
    const message = enveloppe.get('message');
    const said = typeof message === 'string' ? `\u00a0: «\u00a0${message.slice(0, 200)}\u00a0»` : '';
    throw new FluxIllisible(`Apidae a refusé la demande${said}.`);
  }
  const numFound = enveloppe.get('numFound');
  return typeof numFound === 'number' && numFound >= 0 ? numFound : undefined;
}

/** Turns into an unreadable record whatever is no object, or is an object without an id. */
function objectOnly(flux: FluxApidaeOuvert, record: Fiche): Lecture {
  const { valeur, position, brut } = record;
  const isObject = typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);
  if (isObject && identifiantApidae(flux, valeur) !== undefined) return record;
  const motif = isObject ? sansIdentifiant(champIdApidae(flux)) : 'Cet élément n’est pas une fiche.';
  return { kind: 'illisible', position, motif, extrait: brut.slice(0, 300) };
}
