import { textFor } from '../reading/autre-systeme.ts';
import { type DepotJson, type FichierJson, openDepotJson } from '../reading/json/depot-json.ts';
import { jsonRecords } from '../reading/json/json-records.ts';
import { type Fiche, FluxIllisible, type Lecture, type Page, type ResumePage, sansIdentifiant } from '../source.ts';
import { champIdDe, type FluxDatatourismeOuvert } from './flux.ts';
import { readGraphe } from './graphe.reader.ts';
import { identifiantDatatourisme } from './identite.rules.ts';
import { isNoeud } from './valeurs.rules.ts';

const ARRAYS = [[], ['@graph'], ['objects'], ['value'], ['results']];
const ENVELOPE = ['total', 'meta.total', 'hydra:totalItems'];
/** Where an answer that is one page of many says where the next one is. */
const SUITE = ['meta.next', 'hydra:view.hydra:next'];
/** Files that hold no record: the list of the archive, and the meaning of prefixes. */
const ACCESSOIRES = /(?:^|\/)(?:index|context|manifest)\.json(?:ld)?$/i;

/** The whole country is nearly half a million offers, of a file each. */
const LE_PAYS = { entrees: 600_000, total: 12 * 1024 ** 3 };

/** The records of a flow: an archive or a folder of one file each, or one file that holds them all. */
export async function* readDatatourisme(flux: FluxDatatourismeOuvert, page: Page): AsyncGenerator<Lecture, ResumePage> {
  const decoding = { contentType: page.contentType, declared: flux.encodage };
  const depot = await openDepotJson(page.fichier, decoding, LE_PAYS);
  try {
    return yield* readDepot(flux, depot, page.apercu);
  } finally {
    depot.close();
  }
}

async function* readDepot(
  flux: FluxDatatourismeOuvert,
  depot: DepotJson,
  apercu: AbortSignal | undefined,
): AsyncGenerator<Lecture, ResumePage> {
  const announced = depot.ensemble ? await announcedBy(depot) : null;
  let files = 0;
  let nombre = 0;
  let total = announced;
  let suivant: string | undefined;
  for (const fichier of depot.fichiers) {
    if (depot.ensemble && ACCESSOIRES.test(fichier.nom)) continue;
    files += 1;
    const open = () =>
      jsonRecords(textFor('datatourisme', fichier.texte()), { arrays: ARRAYS, envelopeKeys: [...ENVELOPE, ...SUITE] });
    const records = readGraphe(open, apercu);
    let next = await records.next();
    for (; !next.done; next = await records.next()) {
      nombre += 1;
      const position = depot.ensemble ? `${fichier.nom} ${next.value.position}` : next.value.position;
      yield next.value.kind === 'illisible'
        ? { ...next.value, position }
        : recordOnly(flux, { ...next.value, position });
    }
    const { enveloppe } = next.value;
    if (!depot.ensemble) total = ENVELOPE.map((cle) => enveloppe.get(cle)).find(isCount) ?? null;
    suivant = SUITE.map((cle) => enveloppe.get(cle)).find(
      (cle): cle is string => typeof cle === 'string' && cle !== '',
    );
    if (suivant !== undefined && isElsewhere(flux, suivant)) throw new FluxIllisible(AILLEURS);
  }
  if (files === 0) throw new FluxIllisible('Le flux ne contient aucune fiche\u00a0: seulement son sommaire.');
  return { nombre, ...(total === null ? {} : { total }), ...(suivant === undefined ? {} : { suivant }) };
}

const AILLEURS =
  'La source donne la suite de ses fiches à une autre adresse que la sienne\u00a0: elle n’est pas suivie. Vérifiez l’adresse du flux.';

/** Whether the next page is on another server, to which the key of the feed must not be sent. */
function isElsewhere({ mode, url }: FluxDatatourismeOuvert, suivant: string): boolean {
  return mode === 'adresse' && (!URL.canParse(suivant, url) || new URL(suivant, url).origin !== new URL(url).origin);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** How many offers the list of an archive or of a folder names; null where there is none that can be read. */
async function announcedBy({ fichiers }: DepotJson): Promise<number | null> {
  const list = listAmong(fichiers);
  if (list === null) return null;
  try {
    const lines = jsonRecords(list.texte(), { arrays: ARRAYS });
    let next = await lines.next();
    let named = 0;
    for (; !next.done; next = await lines.next())
      if (next.value.kind === 'fiche' && isNoeud(next.value.valeur) && 'file' in next.value.valeur) named += 1;
    return named === 0 ? null : named;
  } catch (error) {
    // The list is a help: without it, the files themselves are still there.
    if (error instanceof FluxIllisible) return null;
    throw error;
  }
}

function listAmong(fichiers: DepotJson['fichiers']): FichierJson | null {
  for (const fichier of fichiers) if (SOMMAIRE.test(fichier.nom)) return fichier;
  return null;
}
const SOMMAIRE = /(?:^|\/)index\.json$/i;

function recordOnly(flux: FluxDatatourismeOuvert, record: Fiche): Lecture {
  const { valeur, position, brut } = record;
  if (identifiantDatatourisme(flux, valeur) !== null) return record;
  const motif = isNoeud(valeur) ? sansIdentifiant(champIdDe(flux)) : 'Cet élément n’est pas une fiche.';
  return { kind: 'illisible', position, motif, extrait: brut.slice(0, 300) };
}
