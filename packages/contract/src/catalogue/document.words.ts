import { CANAUX } from '../kernel/canal.ts';
import { jourEnMots } from './dates/date.words.ts';
import { ferieEnMots, heureEnMots } from './dates/ouverture.words.ts';
import { JOURS_FERIES, type Periode } from './dates/periode.schemas.ts';
import { LANGUES_CHOIX } from './langue.ts';
import type { Contact, DocumentObjet, Media, SourceObjet } from './objet.schemas.ts';
import { labelOfSysteme } from './systeme.ts';
import { labelOfType } from './type-bridge.ts';

// The tables down to `RELATIONS` are the labels of the codes that documents hold, in French.
export const NOMS_DE_MODE_DE_TARIF: Readonly<Record<NonNullable<DocumentObjet['tarifs']['mode']>, string>> = {
  gratuit: 'Gratuit',
  libre: 'Accès libre',
  participation: 'Participation libre',
  payant: 'Payant',
  'non-communique': 'Tarifs non communiqués',
};
export const NOMS_DE_CONTACT: Readonly<Record<Contact['genre'], string>> = {
  telephone: 'Téléphone',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  site: 'Site web',
  reservation: 'Réservation',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X (Twitter)',
  autre: 'Autre',
};
export const NOMS_DE_MEDIA: Readonly<Record<Media['genre'], string>> = {
  image: 'Image',
  document: 'Document',
  video: 'Vidéo',
  logo: 'Logo',
  plan: 'Plan',
  webcam: 'Webcam',
  audio: 'Audio',
};
const ROLES_DE_CONTACT: Readonly<Record<Contact['role'], string>> = {
  public: 'Pour le public',
  reservation: 'Pour réserver',
  proprietaire: 'Le propriétaire',
  gestionnaire: 'Le gestionnaire',
};
const REGLES: Readonly<Record<Periode['regle'], string>> = {
  quotidien: 'Tous les jours',
  sauf: 'Tous les jours sauf',
  hebdomadaire: 'Chaque semaine',
  mensuel: 'Chaque mois',
  dates: 'À ces dates',
};
const RANGS: Readonly<Record<string, string>> = {
  1: 'Premier',
  2: 'Deuxième',
  3: 'Troisième',
  4: 'Quatrième',
  5: 'Cinquième',
  '-1': 'Dernier',
};
const QUALITES: Readonly<Record<NonNullable<DocumentObjet['lieu']['point']>['qualite'], string>> = {
  source: 'De la source',
  douteux: 'Douteuse',
  geocode: 'Trouvée par l’adresse',
};
const ETATS: Readonly<Record<SourceObjet['etat'], string>> = {
  publie: 'Publié',
  masque: 'Masqué',
  supprime: 'Supprimé',
};
const OUI_OU_NON: Readonly<Record<string, string>> = { true: 'Oui', false: 'Non' };

/** The nature of a link, as Apidae codes it; the words of other systems are read as they are. */
const RELATIONS: Readonly<Record<string, string>> = {
  DEFAUT: 'Lié',
  SUR_PLACE: 'Sur place',
  ADRESSE_UTILE: 'Adresse utile',
  ORGANISATEUR_PROGRAMME: 'Programme organisé',
  PROGRAMME_ORGANISATEUR: 'Organisateur du programme',
  CADRE_OFFRE_SPECIALE: 'Offre spéciale',
  OFFRE_SPECIALE_CADRE: 'Cadre de l’offre spéciale',
  PACKAGE_OBJET: 'Compris dans le séjour',
  OBJET_PACKAGE: 'Séjour qui le comprend',
  AU_DEPART_DE: 'Au départ de',
  A_L_ARRIVEE_DE: 'À l’arrivée de',
  SUR_LE_PARCOURS_DE: 'Sur le parcours de',
  PARCOURS_ETAPE: 'Étape du parcours',
  ETAPE_PARCOURS: 'Parcours dont c’est une étape',
  COUPS_DE_COEUR_INCONTOURNABLES: 'Coup de cœur',
  VISITE_ORGANISATEUR: 'Organisateur de la visite',
  ORGANISATEUR_VISITE: 'Visite organisée',
  VEND_ICI: 'Vend ici',
  PROPOSE_PRODUIT_DE: 'Propose les produits de',
  PERMET_ACCEDER_A: 'Permet d’accéder à',
  EST_ACCESSIBLE_PAR: 'Est accessible par',
  EST_SITUE_DANS: 'Est situé dans',
  A_DANS_SON_PERIMETRE: 'A dans son périmètre',
  OFFRE_SIMILAIRE_PROXIMITE: 'Offre semblable à proximité',
  SUGGESTION_A_PROXIMITE: 'Suggestion à proximité',
  STRUCTURE_GESTION: 'Structure gestionnaire',
  STRUCTURE_INFORMATION: 'Structure d’information',
  RESERVATION: 'Réservation',
  egps: 'Ensemble géographique',
  sousDomaines: 'Domaine compris',
  domainesParents: 'Domaine qui le comprend',
  domaines: 'Domaine skiable',
  prestataireActivites: 'Prestataire',
  commerceEtServicePrestataire: 'Prestataire',
  prestationsList: 'Prestation',
  territoiresAffectes: 'Territoire',
  lieuObjetTouristique: 'Lieu',
};

type EnMots = (valeur: string) => string;

const parmi =
  (mots: Readonly<Record<string, string>>): EnMots =>
  (valeur) =>
    (Object.hasOwn(mots, valeur) ? mots[valeur] : undefined) ?? valeur;

export const relationEnMots = parmi(RELATIONS);

const jour: EnMots = (valeur) => (/^\d{4}-\d{2}-\d{2}$/.test(valeur) ? jourEnMots(valeur) : valeur);
const heure: EnMots = (valeur) => (/^\d{2}:\d{2}$/.test(valeur) ? heureEnMots(valeur) : valeur);
const fermeture: EnMots = (valeur) => {
  const ferie = JOURS_FERIES.find((one) => one === valeur);
  return ferie === undefined ? jour(valeur) : ferieEnMots(ferie);
};

/** How the values of a document are told, by the last name of their path, after the first where two share it. */
const PAR_NOM: Readonly<Record<string, EnMots>> = {
  'contacts.genre': parmi(NOMS_DE_CONTACT),
  'contacts.role': parmi(ROLES_DE_CONTACT),
  'medias.genre': parmi(NOMS_DE_MEDIA),
  'aspects.role': parmi(ROLES_DE_CONTACT),
  'aspects.genre': parmi({ ...NOMS_DE_MEDIA, ...NOMS_DE_CONTACT }),
  'liens.relation': relationEnMots,
  typeBridge: labelOfType,
  regle: parmi(REGLES),
  rangs: parmi(RANGS),
  mode: parmi(NOMS_DE_MODE_DE_TARIF),
  qualite: parmi(QUALITES),
  etat: parmi(ETATS),
  systeme: labelOfSysteme,
  languesParlees: (valeur) => LANGUES_CHOIX.find(({ value }) => value === valeur)?.label ?? valeur,
  chaqueAnnee: parmi(OUI_OU_NON),
  touteLAnnee: parmi(OUI_OU_NON),
  fermeTemporairement: parmi(OUI_OU_NON),
  animaux: parmi(OUI_OU_NON),
  decorative: parmi(OUI_OU_NON),
  canaux: (valeur) => CANAUX.find(({ value }) => value === valeur)?.label ?? valeur,
  fermetures: fermeture,
  du: jour,
  au: jour,
  aPartirDu: jour,
  jusquAu: jour,
  dates: jour,
  ouvre: heure,
  ferme: heure,
};

/** A value of a document in words, by its path: « ouverture.periodes[0].regle », « quotidien » → « Tous les jours ». */
export function valeurEnMots(chemin: string, valeur: string): string {
  const noms = chemin.split(/\.|\[\d+\]\.?/).filter(Boolean);
  const [first = ''] = noms;
  if (first === 'champs') return valeur;
  const last = noms.at(-1) ?? '';
  const nom = [`${first}.${last}`, last].find((one) => Object.hasOwn(PAR_NOM, one));
  return (nom === undefined ? undefined : PAR_NOM[nom])?.(valeur) ?? valeur;
}
