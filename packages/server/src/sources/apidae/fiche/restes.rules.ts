import { type DocumentObjet, documentVide } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { lexique } from '../../clean/lexique.ts';
import { Faits } from './criteres.rules.ts';
import { isPrive } from './prives.rules.ts';
import { type Champs, objet } from './valeurs.rules.ts';

type Lues = Readonly<Record<string, string>>;

/** The properties of each block that other modules read. The properties that are not listed here are kept as facts. */
const LUES: Lues = lexique({
  '': 'type id nom identifier identifierSitra1 state images territoires datesOuverture selections aspects distinctions illustrations multimedias tourismeAffaires visites informationsPrestataireActivites prestations',
  presentation: 'descriptifCourt descriptifDetaille bonsPlans descriptifsThematises typologiesPromoSitra',
  localisation: 'perimetreGeographique environnements territoiresAffectes',
  'localisation.lieu': 'id',
  'localisation.adresse': 'adresse1 adresse2 adresse3 nomDuLieu codePostal bureauDistribution cedex commune etat',
  'localisation.geolocalisation': 'altitude complement geoJson valide',
  ouverture:
    'periodesOuvertures fermeturesExceptionnelles periodeEnClair ouvertTouteLAnnee fermeTemporairement indicationsPeriode ouverturesComplementaires nombreJours nombreNuits dureeSeance',
  descriptionTarif:
    'indicationTarif gratuit tarifsEnClair periodes modesPaiement devise complement leTarifComprend leTarifNeComprendPas taxeDeSejourIncluse conditions',
  reservation: 'organismes complement',
  informations: 'moyensCommunication structureGestion structureInformation informationsLegales',
  liens: 'liensObjetsTouristiquesTypes',
});

/** The same list for an aspect, of which other modules read fewer properties. */
const LUES_ASPECT: Lues = lexique({
  '': 'aspect champsAspect nom illustrations multimedias',
  presentation: 'descriptifCourt descriptifDetaille',
  localisation: '',
  'localisation.geolocalisation': 'geoJson valide',
  ouverture: 'periodesOuvertures fermeturesExceptionnelles periodeEnClair ouvertTouteLAnnee fermeTemporairement',
  descriptionTarif: 'indicationTarif gratuit tarifsEnClair periodes modesPaiement devise',
  reservation: 'organismes',
  informations: 'moyensCommunication',
});

/** Properties about the record in Apidae (who may change it, how a text was made), which are not facts of the offer. */
const OUTILS =
  /^(?:expiration|formatVersion|version|link|actif|locked|url(?:Liste|Fiche|Diaporama)|imagePrincipale.*)$|(?:Remove|Add|GenerationMode|Automatique)$|^surcharge/;

/** Of an aspect that the catalogue does not know, nothing but the name is read elsewhere: all the rest is kept as facts. */
const INCONNU: Lues = lexique({ '': 'aspect champsAspect' });

/** The list of Apidae to which the words of each of these properties belong. */
const LISTES: Readonly<Record<string, string>> = lexique({
  'prestations.equipements': 'PrestationEquipement',
  'prestations.services': 'PrestationService',
  'prestations.conforts': 'PrestationConfort',
  'prestations.activites': 'PrestationActivite',
});

/** Keeps as facts the properties of an object that no other module reads, and the whole block of a type that is unknown. */
export function putRestes(
  document: DocumentObjet,
  valeur: Champs,
  bloc: string | undefined,
  avertissements: Avertissements,
): void {
  walk(new Faits(document, avertissements), valeur, LUES, '', new Set(bloc === undefined ? [] : [bloc]));
}

interface AspectDit {
  readonly nom: string;
  readonly valeur: Champs;
  /** Whether it has a place of its own in the catalogue. */
  readonly known: boolean;
}

/** Keeps as facts the properties of an aspect that the catalogue has no place for, under the name of the aspect. */
export function putAspect(
  document: DocumentObjet,
  { nom, valeur, known }: AspectDit,
  avertissements: Avertissements,
): void {
  const siens = documentVide();
  walk(new Faits(siens, avertissements), valeur, known ? LUES_ASPECT : INCONNU, '', new Set());
  const prefixe = `aspects.${nom}`;
  for (const { critere, ...fait } of siens.criteres)
    document.criteres.push({ critere: { schema: 'apidae', code: `${prefixe}.${critere.code}`, libelle: {} }, ...fait });
  for (const { mesure, valeur: nombre } of siens.capacites)
    document.criteres.push({ critere: { schema: 'apidae', code: `${prefixe}.${mesure}`, libelle: {} }, nombre });
  for (const { sujet, corps } of siens.textes)
    document.textes.push({ sujet: { ...sujet, code: `${prefixe}.${sujet.code}` }, corps });
  document.liens.push(...siens.liens);
}

function walk(faits: Faits, champs: Champs, lues: Lues, chemin: string, siennes: ReadonlySet<string>): void {
  const read = new Set((lues[chemin] ?? '').split(' '));
  for (const [key, value] of Object.entries(champs)) {
    if (isPrive(key) || read.has(key) || siennes.has(key) || OUTILS.test(key)) continue;
    const path = chemin === '' ? key : `${chemin}.${key}`;
    // A block that is partly read elsewhere is walked property by property; any other block is kept whole.
    if (lues[path] !== undefined) walk(faits, objet(value), lues, path, siennes);
    else if (path === 'prestations')
      for (const [name, one] of Object.entries(objet(value)))
        faits.add(one, `${path}.${name}`, LISTES[`${path}.${name}`]);
    else faits.add(value, path);
  }
}
