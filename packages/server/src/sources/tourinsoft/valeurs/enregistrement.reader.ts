import { LANGUES } from '@bridge/contract';
import { readNom } from '../../clean/mots.ts';
import { sansPoint } from '../../reading/tables/entetes.rules.ts';
import { type Geometrie, geometrieDe } from './geometrie.reader.ts';
import { CHAMP_TRACE } from './noms.rules.ts';
import { type Enregistrement, isMedia, isObjet, isThesaurus, isVide } from './valeurs.rules.ts';

/** Where syndications, search engines and portals of open data put the fields of a record: with what is beside them, they are one record. */
const ENVELOPPES: ReadonlySet<string> = new Set(['Object', 'record', 'fields', 'properties', '_source']);
/** How others call what holds the fields of a record, where what is beside it describes the wrapping; alone, it may have any name. */
const ENVELOPPE =
  /^(?:attributes|body|contents?|contenu|data|details?|document|donnees|element|entity|entry|etablissement|event|evenement|feature|fiche|hebergement|item|manifestation|node|object|objet|offer|offre|payload|place|poi|prestataire|product|produit|resource|ressource|row|value|valeur)$/i;
/** What names a record for those who gave it: its wrapping says it for its fields. */
const IDENTIFIANT = /^_?(?:id|key|uid|uuid|recordid)$/i;
/** What stands beside the fields of a record and describes their wrapping: ids, versions, addresses of the service. */
const PLOMBERIE =
  /^[_@$]|^(?:id|key|uid|uuid|type|kind|index|rank|score|version|etag|href|self|url|links?|rel|meta|metadata|relationships|geometry|bbox|size|timestamp|created(?:_?at)?|updated(?:_?at)?)$/i;
const D_A_COTE = /^[_@$]|^(?:links?|meta|metadata|relationships|geometry)$/i;
const DEEPEST = 4;
const FEWEST = 2;

const isChamps = (valeur: unknown): valeur is Enregistrement =>
  isObjet(valeur) &&
  !isThesaurus(valeur) &&
  !isMedia(valeur) &&
  !isTexteEnLangues(valeur) &&
  geometrieDe(valeur) === null;

/** The object that holds the fields of a record. Its name tells, and never what one record happens to have: all those of a feed are read alike. */
function enveloppeDe(record: Enregistrement): string | undefined {
  const cles = Object.keys(record);
  const nommee = cles.find((cle) => ENVELOPPES.has(cle) && isObjet(record[cle]));
  if (nommee !== undefined) return nommee;
  const [seule, ...autres] = cles.filter((cle) => !D_A_COTE.test(cle) && isChamps(record[cle]));
  if (seule === undefined || autres.length > 0) return undefined;
  if (cles.length > 1 && !ENVELOPPE.test(seule)) return undefined;
  const isSeule = cles.every((cle) => cle === seule || PLOMBERIE.test(cle));
  return isSeule && Object.keys(record[seule] ?? {}).length >= FEWEST ? seule : undefined;
}

/**
 * The fields win over what wraps them, which keeps its word under a name of its own: « feature_type ». Ids alone are those of the wrapping,
 * by which objets are known from one import to the next; that of the fields is kept beside: « properties_id ».
 */
function withAutour(champs: Enregistrement, autour: Enregistrement, enveloppe: string): Enregistrement {
  const prefixe = enveloppe === 'properties' || enveloppe === 'attributes' ? 'feature' : 'enveloppe';
  const record: Record<string, unknown> = { ...champs };
  for (const [cle, valeur] of Object.entries(autour)) {
    if ((cle === 'type' && valeur === 'Feature') || (enveloppe === '_source' && cle !== '_id')) continue;
    if (!Object.hasOwn(record, cle)) record[cle] = valeur;
    else if (record[cle] === valeur || isVide(valeur)) continue;
    else if (IDENTIFIANT.test(cle)) {
      record[`${enveloppe}_${cle}`] = record[cle];
      record[cle] = valeur;
    } else record[`${prefixe}_${cle}`] = valeur;
  }
  return record;
}

/** The names of what wrapped each record. */
const enveloppes = new WeakMap<Enregistrement, readonly string[]>();

/** Whether a record was in something of this name: paths that begin by it are those of its own fields. */
export const wasIn = (record: Enregistrement, nom: string): boolean => enveloppes.get(record)?.includes(nom) ?? false;

function unwrapped(valeur: Enregistrement): { readonly record: Enregistrement; readonly noms: readonly string[] } {
  const noms: string[] = [];
  let record = valeur;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const enveloppe = enveloppeDe(record);
    if (enveloppe === undefined) break;
    const { [enveloppe]: champs, ...autour } = record;
    if (isObjet(champs)) record = withAutour(champs, autour, enveloppe);
    noms.push(enveloppe);
  }
  return { record, noms };
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

/** « geo_point_2d: [48.69, 6.18] » is one place, and not two numbers; « prix: [12.5, 18.5] » is two prices. */
function withPaires(record: Enregistrement): Enregistrement {
  const paires = Object.entries(record).filter(
    ([champ, valeur]) => isPaire(valeur) && !readNom(champ).familles.has('tarif'),
  );
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
      for (const [langue, texte] of Object.entries(valeur)) {
        const nom = nomEnLangue(champ, langue, (un) => texte !== (champs[un] ?? record[un] ?? texte));
        champs[nom] ??= texte;
      }
  }
  return champs;
}

/** « title_fr »; what another text is already called so keeps the name of its country, « title_fr_ca », or a number. */
function nomEnLangue(champ: string, langue: string, isTaken: (nom: string) => boolean): string {
  const court = `${champ}_${langue.slice(0, 2).toLowerCase()}`;
  const long = `${champ}_${langue.toLowerCase().replace('-', '_')}`;
  return [court, long].find((nom) => !isTaken(nom)) ?? `${court}_2`;
}

/** Replaces the geometries of a record by the coordinates and the track that they give; coordinates that the record has of its own win. */
function withGeometries(record: Enregistrement): Enregistrement {
  const champs: Record<string, unknown> = {};
  const lues: Geometrie[] = [];
  for (const [champ, valeur] of Object.entries(record)) {
    const lue = geometrieDe(valeur);
    if (lue === null) champs[champ] = valeur;
    else {
      lues.push(lue);
      const dits = isObjet(valeur) && valeur.type === 'Feature' ? valeur.properties : undefined;
      if (isObjet(dits) && Object.keys(dits).length > 0) champs[champ] = dits;
    }
  }
  if (lues.length === 0) return record;
  // Of several geometries, a point says more of the place than the start of a line.
  const point = (lues.find(({ lignes }) => lignes.length === 0) ?? lues[0])?.point;
  const lignes = sansDoubles(lues.flatMap((lue) => lue.lignes));
  return {
    ...(point ? { GmapLatitude: String(point[1]), GmapLongitude: String(point[0]) } : {}),
    ...(lignes.length === 0 ? {} : { [CHAMP_TRACE]: { lignes } }),
    ...champs,
  };
}

/** Portals often draw the same line twice, once as an object and once as text, with more or fewer decimals. */
function sansDoubles(lignes: Geometrie['lignes']): Geometrie['lignes'] {
  const vues = new Map<string, Geometrie['lignes'][number]>();
  for (const ligne of lignes) {
    const bouts = [ligne[0], ligne.at(-1)].map((point) => point?.map((degres) => degres.toFixed(3)).join(' '));
    const cle = [ligne.length, ...bouts].join(';');
    if (!vues.has(cle)) vues.set(cle, ligne);
  }
  return [...vues.values()];
}

const lus = new WeakMap<Enregistrement, Enregistrement>();

/** A record as its fields, out of whatever wraps it; null when it is no record. */
export function enregistrementDe(valeur: unknown): Enregistrement | null {
  if (!isObjet(valeur)) return null;
  const deja = lus.get(valeur);
  if (deja !== undefined) return deja;
  const { record, noms } = unwrapped(valeur);
  const lu = withGeometries(withLangues(withPaires(sansPoints(record))));
  lus.set(valeur, lu);
  if (noms.length > 0) enveloppes.set(lu, noms);
  return lu;
}
