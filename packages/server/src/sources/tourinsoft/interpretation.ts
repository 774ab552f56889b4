import { type DocumentObjet, type Ligne, sourceSchema, type TypeBridge } from '@bridge/contract';
import { coordonneesOf, nombreOf } from '../clean/nombre.rules.ts';
import { lineOf } from '../clean/texte.rules.ts';
import { sansPoint } from '../reading/tables/entetes.rules.ts';
import { FicheRefusee, type Interpretation, sansIdentifiant } from '../source.ts';
import { prefixeDe, typeBridgeDe } from './bordereaux.rules.ts';
import { type CorrespondanceCompilee, compileCorrespondance } from './correspondance/correspondance.compile.ts';
import { addTerme, type Depot, openDepot, warn } from './depot.ts';
import { CHAMP_ID_TOURINSOFT, champIdDe, clientCourt, type FluxTourinsoftOuvert } from './flux.ts';
import { putBouts } from './rangees/bouts.rules.ts';
import { putDetails, putPrix, putZero } from './rangees/fin.rules.ts';
import { compileChemin, valeurDe } from './valeurs/chemin.reader.ts';
import { enregistrementDe } from './valeurs/enregistrement.reader.ts';
import { readInstant } from './valeurs/lectures.rules.ts';
import { CHAMP_TRACE } from './valeurs/noms.rules.ts';
import { lignesDeTrace } from './valeurs/trace.reader.ts';
import { type Enregistrement, isObjet } from './valeurs/valeurs.rules.ts';

/** The name of the client for files, which do not say it. */
const SANS_CLIENT = 'fichier';

const compilees = new WeakMap<readonly Ligne[], CorrespondanceCompilee>();

/** A mapping is compiled once for all the records that go through it. */
export function correspondanceDe(lignes: readonly Ligne[]): CorrespondanceCompilee {
  const deja = compilees.get(lignes);
  if (deja !== undefined) return deja;
  const compilee = compileCorrespondance(lignes);
  compilees.set(lignes, compilee);
  return compilee;
}

const texte = (enregistrement: Enregistrement, champ: string): string => {
  const valeur = valeurDe(enregistrement, champ);
  return typeof valeur === 'string' ? valeur.trim() : typeof valeur === 'number' ? String(valeur) : '';
};

/** When a record was last changed, read without understanding the rest: by the field of syndications, or by the one that its mapping names. */
export function majDe({ lignes }: Pick<FluxTourinsoftOuvert, 'lignes'>, valeur: unknown): string | null {
  const enregistrement = enregistrementDe(valeur);
  if (enregistrement === null) return null;
  const champ = lignes.find(({ cible, transformations }) => cible === 'maj' && transformations === undefined)?.champ;
  return (
    readInstant(valeurDe(enregistrement, 'Updated')) ??
    (champ === undefined ? null : readInstant(compileChemin(champ)(enregistrement)[0]))
  );
}

const numeroDe = (enregistrement: Enregistrement): string => texte(enregistrement, CHAMP_ID_TOURINSOFT);

export function identifiantDe(valeur: unknown, champ: string = CHAMP_ID_TOURINSOFT): string | null {
  const enregistrement = enregistrementDe(valeur);
  if (enregistrement === null) return null;
  const identifiant = texte(enregistrement, champ) || texte(enregistrement, sansPoint(champ));
  return identifiant === '' || identifiant.length > 100 ? null : identifiant;
}

/** Why something that has no id is no record: the wrong file is a common mistake. */
export function motifSansIdentifiant(valeur: unknown, champ: string = CHAMP_ID_TOURINSOFT): string {
  const enregistrement = enregistrementDe(valeur);
  if (enregistrement === null) return 'Ce n’est pas une fiche\u00a0: un objet était attendu.';
  if ('SyndicItemID' in enregistrement)
    return 'C’est une valeur de liste (collection Items), pas une fiche\u00a0: indiquez la collection Objects.';
  if ('SyndicFieldID' in enregistrement || 'FieldName' in enregistrement)
    return 'C’est la description d’un champ (collection Fields), pas une fiche\u00a0: indiquez la collection Objects.';
  if ('SyndicSearchID' in enregistrement)
    return 'C’est un cas de recherche (collection Searchs), pas une fiche\u00a0: indiquez la collection Objects.';
  if ('SyndicStructureId' in enregistrement)
    return 'C’est une structure (collection Structures), pas une fiche\u00a0: indiquez la collection Objects.';
  const schema = ['object_fields', 'properties', '$schema', 'fields', 'relations'].some(
    (cle) => isObjet(valeur) && cle in valeur && valeur.type !== 'Feature' && !('recordid' in valeur),
  );
  if (schema) return 'C’est la description d’un flux (métadonnées), pas une fiche.';
  return sansIdentifiant(champ);
}

function putPoint(depot: Depot, enregistrement: Enregistrement): void {
  const repli = { lat: texte(enregistrement, 'GmapLatitude'), lon: texte(enregistrement, 'GmapLongitude') };
  const { latitude, longitude } = depot;
  const choisis =
    latitude !== undefined && longitude !== undefined ? { lat: latitude.texte, lon: longitude.texte } : null;
  const point =
    (choisis === null ? null : coordonneesOf(choisis.lat, choisis.lon)) ?? coordonneesOf(repli.lat, repli.lon);
  if (point !== null) {
    depot.document.lieu.point = { ...point, qualite: 'source' };
    return;
  }
  const { lat, lon } = choisis ?? repli;
  const nul = (valeur: string): boolean => valeur === '' || Number(valeur) === 0;
  if (nul(lat) && nul(lon)) return;
  const projetees = [lat, lon].every((valeur) => Math.abs(nombreOf(valeur) ?? 0) > 180);
  const motif = projetees
    ? 'Coordonnées en mètres et non en degrés\u00a0: demandez un export en WGS\u00a084 (EPSG:4326).'
    : 'Coordonnées illisibles.';
  warn(depot, latitude?.chemin ?? 'GmapLatitude', motif, `${lat} ; ${lon}`);
}

/** What a portal draws beside its fields is the track, where no field brought one. */
function putTraceDessine({ document: { lieu } }: Depot, enregistrement: Enregistrement): void {
  const lignes = lignesDeTrace(enregistrement[CHAMP_TRACE]);
  if (lignes.length > 0) lieu.trace ??= { format: 'geojson', lignes };
}

function putInstants(depot: Depot, enregistrement: Enregistrement) {
  const un = (champ: string): string | null => {
    const brut = texte(enregistrement, champ);
    if (brut === '') return null;
    const instant = readInstant(brut);
    if (instant === null) warn(depot, champ, 'Date illisible.', brut);
    return instant;
  };
  const creeLe = un('Published') ?? depot.creeLe ?? null;
  const majLe = un('Updated') ?? depot.majLe ?? null;
  return { ...(creeLe === null ? {} : { creeLe }), ...(majLe === null ? {} : { majLe }) };
}

function proprietaireDe(enregistrement: Enregistrement, dit: string | undefined) {
  const { Structure: structure } = enregistrement;
  const code = texte(enregistrement, 'SyndicStructureId') || (dit ?? '');
  if (code === '') return {};
  const nom = dit ?? (isObjet(structure) ? lineOf(structure.Name) : undefined);
  return { proprietaire: { code, ...(nom === undefined ? {} : { nom }) } };
}

/** Joins the values that come in two fields (coordinates, bounds of periods), and reads what every record has. */
function finish(depot: Depot, enregistrement: Enregistrement, identifiant: string): void {
  const { document } = depot;
  putPoint(depot, enregistrement);
  putTraceDessine(depot, enregistrement);
  putZero(depot);
  putBouts(depot);
  putPrix(depot);
  putDetails(depot);
  const libelle = lineOf(valeurDe(enregistrement, 'ObjectTypeName'));
  const code = prefixeDe(identifiant) ?? texte(enregistrement, 'ObjectTypeFix');
  if (libelle !== undefined && code !== '') {
    addTerme(document.types, { schema: `tis:${depot.client}:ObjectType`, code, libelle: { fr: libelle } });
  }
}

const DAY = 86_400_000;
const LONGEST_EVENT = 15;

/** A record of unknown kind whose periods all last a few days is an event. */
function isDate({ ouverture: { periodes } }: DocumentObjet): boolean {
  return (
    periodes.length > 0 &&
    periodes.every(({ du, au = du, chaqueAnnee }) => {
      if (du === undefined || au === undefined || chaqueAnnee) return false;
      return Date.parse(au) - Date.parse(du) <= LONGEST_EVENT * DAY;
    })
  );
}

/** What a record is where no word says it: dates make an event, and a track makes a route. */
function typeParContenu(document: DocumentObjet): TypeBridge {
  if (isDate(document)) return 'evenement';
  return document.lieu.trace === undefined ? 'autre' : 'itineraire';
}

export interface InterpretationDetaillee extends Interpretation {
  readonly inconnues: Depot['inconnues'];
}

/** Understands a record by the mapping of its feed. Imports and previews come through here alike. */
export function interpretFiche(
  flux: Pick<FluxTourinsoftOuvert, 'client' | 'champId' | 'lignes' | 'typeBridge'>,
  valeur: unknown,
): InterpretationDetaillee {
  const champ = champIdDe(flux);
  const enregistrement = enregistrementDe(valeur);
  const identifiant = identifiantDe(valeur, champ);
  if (enregistrement === null || identifiant === null) {
    throw new FicheRefusee(motifSansIdentifiant(valeur, champ), champ);
  }
  // The first letters of the id of Tourinsoft tell the kind, even where another field is the id of the feed.
  const numero = numeroDe(enregistrement) || identifiant;
  const depot = openDepot(clientCourt(flux.client) || SANS_CLIENT);
  correspondanceDe(flux.lignes).apply(depot, enregistrement, identifiant);
  const { document } = depot;
  const nom = lineOf(valeurDe(enregistrement, 'SyndicObjectName'));
  if (document.nom.fr === undefined && nom !== undefined) document.nom = { ...document.nom, fr: nom };
  if (Object.keys(document.nom).length === 0)
    throw new FicheRefusee('La fiche n’a pas de nom.', 'SyndicObjectName', identifiant);
  document.typeBridge = typeBridgeDe(flux.typeBridge, {
    identifiant: numero,
    libelle: texte(enregistrement, 'ObjectTypeName'),
    types: document.types.flatMap(({ libelle }) => libelle.fr ?? []),
  });
  finish(depot, enregistrement, numero);
  if (flux.typeBridge === null && document.typeBridge === 'autre') document.typeBridge = typeParContenu(document);
  const source = sourceSchema.parse({
    identifiant,
    autresIdentifiants: [...new Set([numero, ...depot.identifiants])].filter((autre) => autre !== identifiant),
    ...proprietaireDe(enregistrement, depot.proprietaire),
    ...putInstants(depot, enregistrement),
    etat: 'publie',
  });
  return { source, document, avertissements: depot.avertissements, inconnues: depot.inconnues };
}
