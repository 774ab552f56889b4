import { LANGUES } from '@bridge/contract';
import { sansPoint } from '../../reading/entetes.rules.ts';
import { type Geometrie, geometrieDe } from './geometrie.reader.ts';
import { CHAMP_TRACE } from './noms.rules.ts';
import { type Enregistrement, isMedia, isObjet, isThesaurus } from './valeurs.rules.ts';

/** Where syndications, search engines and portals of open data put the fields of a record: with what is beside them, they are one record. */
const ENVELOPPES: ReadonlySet<string> = new Set(['Object', 'record', 'fields', 'properties', '_source']);
/** What stands beside the fields of a record and describes their wrapping: ids, versions, addresses of the service. */
const PLOMBERIE =
  /^[_@$]|^(?:id|key|uid|uuid|type|kind|index|rank|score|version|etag|href|self|url|links?|rel|meta|metadata|relationships|geometry|bbox|size|timestamp|created(?:_?at)?|updated(?:_?at)?)$/i;
const D_A_COTE = /^[_@$]|^(?:links?|meta|metadata|relationships|geometry)$/i;
const DEEPEST = 4;
const FEWEST = 2;

const isChamps = (valeur: unknown): valeur is Enregistrement =>
  isObjet(valeur) && !isThesaurus(valeur) && !isMedia(valeur) && geometrieDe(valeur) === null;

/** The one object that holds the fields of a record, where all that is beside it describes the wrapping. */
function enveloppeDe(record: Enregistrement): string | undefined {
  const cles = Object.keys(record);
  const nommee = cles.find((cle) => ENVELOPPES.has(cle) && isObjet(record[cle]));
  if (nommee !== undefined) return nommee;
  const [seule, ...autres] = cles.filter((cle) => !D_A_COTE.test(cle) && isChamps(record[cle]));
  if (seule === undefined || autres.length > 0) return undefined;
  const isSeule = cles.every((cle) => cle === seule || PLOMBERIE.test(cle));
  return isSeule && Object.keys(record[seule] ?? {}).length >= FEWEST ? seule : undefined;
}

/** The fields win over what wraps them, which keeps its word under a name of its own: « feature_id ». */
function withAutour(champs: Enregistrement, autour: Enregistrement, enveloppe: string): Enregistrement {
  const prefixe = enveloppe === 'properties' || enveloppe === 'attributes' ? 'feature' : 'enveloppe';
  const record: Record<string, unknown> = { ...champs };
  for (const [cle, valeur] of Object.entries(autour)) {
    if ((cle === 'type' && valeur === 'Feature') || (enveloppe === '_source' && cle !== '_id')) continue;
    if (!Object.hasOwn(record, cle)) record[cle] = valeur;
    else if (record[cle] !== valeur) record[`${prefixe}_${cle}`] = valeur;
  }
  return record;
}

function unwrapped(valeur: Enregistrement): Enregistrement {
  let record = valeur;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const enveloppe = enveloppeDe(record);
    if (enveloppe === undefined) break;
    const { [enveloppe]: champs, ...autour } = record;
    if (isObjet(champs)) record = withAutour(champs, autour, enveloppe);
  }
  return record;
}

/** Names with a dot, those of OData apart (« odata.type »), which mark technical fields. */
const POINTE = /^(?!.*odata\.).*\./;

/** A field whose name has a dot is no path: it is called as the column of a table would be. */
function sansPoints(record: Enregistrement): Enregistrement {
  const noms = Object.keys(record);
  if (!noms.some((nom) => POINTE.test(nom))) return record;
  const renamed = (nom: string): string => {
    const sien = POINTE.test(nom) ? sansPoint(nom) : nom;
    return sien !== nom && Object.hasOwn(record, sien) ? `${sien}_2` : sien;
  };
  return Object.fromEntries(noms.map((nom) => [renamed(nom), record[nom]]));
}

/** « geo_point_2d: [48.69, 6.18] » is one place, and not two numbers. */
function withPaires(record: Enregistrement): Enregistrement {
  const paires = Object.entries(record).filter(([, valeur]) => isPaire(valeur));
  if (paires.length === 0) return record;
  return {
    ...record,
    ...Object.fromEntries(paires.map(([champ, valeur]) => [champ, (valeur as number[]).join(', ')])),
  };
}

const isPaire = (valeur: unknown): boolean =>
  Array.isArray(valeur) && valeur.length === 2 && valeur.every((un) => typeof un === 'number' && !Number.isInteger(un));

const isLangue = (cle: string): boolean =>
  (LANGUES as readonly string[]).includes(cle.slice(0, 2).toLowerCase()) && /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(cle);

/** « title: { fr, en } » is a text in several languages. */
const isTexteEnLangues = (valeur: unknown): valeur is Enregistrement => {
  if (!isObjet(valeur)) return false;
  const cles = Object.keys(valeur);
  const isTexte = (un: unknown): boolean => un === null || typeof un === 'string';
  const isTextes = (un: unknown): boolean => isTexte(un) || (Array.isArray(un) && un.every(isTexte));
  return cles.length > 0 && cles.every(isLangue) && Object.values(valeur).every(isTextes);
};

/** Each language is a field of its own, as syndications and tables have them: « title_fr », « title_en ». */
function withLangues(record: Enregistrement): Enregistrement {
  if (!Object.values(record).some(isTexteEnLangues)) return record;
  const champs: Record<string, unknown> = {};
  for (const [champ, valeur] of Object.entries(record)) {
    if (!isTexteEnLangues(valeur)) champs[champ] = valeur;
    else
      for (const [langue, texte] of Object.entries(valeur))
        champs[`${champ}_${langue.slice(0, 2).toLowerCase()}`] ??= texte;
  }
  return champs;
}

/** Replaces the geometries of a record by the coordinates and the track that they give; coordinates that the record has of its own win. */
function withGeometries(record: Enregistrement): Enregistrement {
  const champs: Record<string, unknown> = {};
  const lues: Geometrie[] = [];
  for (const [champ, valeur] of Object.entries(record)) {
    const lue = geometrieDe(valeur);
    if (lue === null) champs[champ] = valeur;
    else lues.push(lue);
  }
  if (lues.length === 0) return record;
  // Of several geometries, a point says more of the place than the start of a line.
  const point = (lues.find(({ lignes }) => lignes.length === 0) ?? lues[0])?.point;
  const lignes = lues.find((lue) => lue.lignes.length > 0)?.lignes;
  return {
    ...(point ? { GmapLatitude: String(point[1]), GmapLongitude: String(point[0]) } : {}),
    ...(lignes === undefined ? {} : { [CHAMP_TRACE]: { lignes } }),
    ...champs,
  };
}

const lus = new WeakMap<Enregistrement, Enregistrement>();

/** A record as its fields, out of whatever wraps it; null when it is no record. */
export function enregistrementDe(valeur: unknown): Enregistrement | null {
  if (!isObjet(valeur)) return null;
  const deja = lus.get(valeur);
  if (deja !== undefined) return deja;
  const lu = withGeometries(withLangues(withPaires(sansPoints(unwrapped(valeur)))));
  lus.set(valeur, lu);
  return lu;
}
