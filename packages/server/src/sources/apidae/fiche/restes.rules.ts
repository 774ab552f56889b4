import { type DocumentObjet, documentVide } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { lexique } from '../../clean/lexique.ts';
import { Faits } from './criteres.rules.ts';
import { isPrive } from './prives.rules.ts';
import { type Champs, objet } from './valeurs.rules.ts';

type Lues = Readonly<Record<string, string>>;

/** What an object says in a place of its own, block by block; the rest of it is kept as facts. */
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

/** The same of an aspect, of which less has a place. */
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

/** How Apidae keeps its records and who may change them. */
const OUTILS =
  /^(?:expiration|formatVersion|version|link|actif|locked|url(?:Liste|Fiche|Diaporama)|imagePrincipale.*)$|(?:Remove|Add|GenerationMode|Automatique)$|^surcharge/;

/** What is read of an aspect that nobody knows: its name alone. */
const INCONNU: Lues = lexique({ '': 'aspect champsAspect' });

/** The lists of Apidae that words of these blocks belong to. */
const LISTES: Readonly<Record<string, string>> = lexique({
  'prestations.equipements': 'PrestationEquipement',
  'prestations.services': 'PrestationService',
  'prestations.conforts': 'PrestationConfort',
  'prestations.activites': 'PrestationActivite',
});

/** What an object says that nobody gave a place to, its block too where its type is unknown. */
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

/** What an aspect says beside what it replaces: facts of that aspect, and not of the object at all times. */
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
    // A block of which something is read is looked into; any other is a fact as a whole.
    if (lues[path] !== undefined) walk(faits, objet(value), lues, path, siennes);
    else if (path === 'prestations')
      for (const [name, one] of Object.entries(objet(value)))
        faits.add(one, `${path}.${name}`, LISTES[`${path}.${name}`]);
    else faits.add(value, path);
  }
}
