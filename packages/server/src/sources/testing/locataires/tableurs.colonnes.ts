import type { CodeCible } from '@bridge/contract';
import { type Commune, domaine, type Hasard, nombre, parmi, phrase, rue, sentence, telephone } from './valeurs.ts';

export interface Ici {
  readonly h: Hasard;
  readonly rang: number;
  readonly commune: Commune;
  readonly nom: string;
}

/** A column of a spreadsheet or of open data, the heads that people give it, and what it holds; nothing where a record has none. */
export interface Colonne {
  readonly cle: string;
  readonly cibles: readonly CodeCible[];
  readonly noms: readonly string[];
  readonly make: (ici: Ici) => unknown;
  /** How often it is filled. */
  readonly taux?: number;
}

const colonne = (cle: string, cibles: string, noms: string, make: (ici: Ici) => unknown, taux?: number): Colonne => ({
  cle,
  cibles: cibles.split(' ') as CodeCible[], // checked by the test of the bench
  noms: noms.split(', '),
  make,
  ...(taux === undefined ? {} : { taux }),
});

const PRENOMS = ['Claire', 'Yann', 'Odile', 'Bruno', 'Inès', 'Rémi'];
export const FAMILLES = ['Lestrade', 'Morvan', 'Peyrot', 'Guérin', 'Salvy', 'Le Goff'];
export const SUJETS = ['Domaine', 'Château', 'Villa', 'Clos', 'Ferme', 'Hôtel', 'Mas', 'Moulin', 'Port'];
export const SUITES = [
  'du Haut Bréjou',
  'de Malvy',
  'des Trois Chênes',
  'Sainte-Aure',
  'du Roc',
  'de la Combe',
  'des Ifs',
];
const personne = ({ h }: Ici): string => `${parmi(['', 'Mme ', 'M. '], h)}${parmi(PRENOMS, h)} ${parmi(FAMILLES, h)}`;
const numero = ({ h }: Ici): string => telephone(h, parmi(['05', '06'], h), ' ');
const euros =
  (min: number, max: number) =>
  ({ h }: Ici) =>
    nombre(h, min, max) + parmi([0, 0, 0.5], h);
const image = ({ h, rang }: Ici): string => `https://${domaine(h)}/img/${rang}-${nombre(h, 1, 999)}.jpg`;
const JOURS = ['Dimanche', 'Lundi', 'Mardi et mercredi', 'Samedi, dimanche', 'Lundi et jeudi'];
const REMARQUES = ['Relancer au printemps.', 'Attend son classement, rappeler Odile.', 'Ne paie plus sa cotisation.'];
const cochee = (ici: Ici): string => parmi(['X', 'X', 'oui'], ici.h);

/** What nobody should publish. */
export const PRIVEES: readonly Colonne[] = [
  colonne('telPrive', 'ignore', 'Tél. privé, Portable perso, Téléphone personnel, TEL_PRIVE, Mobile privé', numero),
  colonne(
    'mailPrive',
    'ignore',
    'Mail perso, Courriel privé, email_personnel, Email de contact privé',
    ({ h }) => `p${nombre(h, 1, 999)}@exemple.fr`,
  ),
  colonne(
    'remarque',
    'ignore',
    'Commentaire interne, Notes (usage interne), OBS_INTERNES, Observations confidentielles, Mémo interne',
    ({ h }) => parmi(REMARQUES, h),
    0.5,
  ),
  colonne(
    'gerant',
    'ignore',
    'Gestionnaire (nom), Nom du gérant, Responsable (nom), Propriétaire (civilité et nom)',
    personne,
  ),
];

export const IDENTITE: readonly Colonne[] = [
  colonne('nom', 'nom', 'DEG_LIB, Libellé, Intitulé, HOT_LIB, Dénomination, LIBELLE_FICHE, Nom', ({ nom }) => nom, 1),
  colonne(
    'code',
    'identifiant critere.texte critere ignore',
    'Code, id, Code fiche, Réf.',
    ({ h, rang }) => `FMAAQU024V${String(500_000 + rang * 7 + nombre(h, 0, 6)).padStart(6, '0')}`,
    1,
  ),
  colonne('vide', 'critere', 'Colonne 9, Inutilisé, Vrac', () => null),
  colonne('bureau', 'lieu.commune critere.texte critere', 'SPBureauDistributeur, Bureau distributeur', ({ commune }) =>
    commune.nom.toUpperCase(),
  ),
  colonne('adresse', 'lieu.rue', 'Adresse, Adr. 1, Voie', ({ h }) => rue(h)),
  colonne('cp', 'lieu.codePostal', 'C.P., Code postal, CP', ({ commune }) => commune.codePostal),
  colonne('ville', 'lieu.commune', 'Ville, Commune, Localité', ({ commune }) => commune.nom),
  colonne('tel', 'contact.telephone', 'Tél., Téléphone, Tél. public', ({ h }) => telephone(h, '05', ' ')),
];

export const TEXTES: readonly Colonne[] = [
  colonne(
    'long',
    'description',
    'Texte long, Descriptif détaillé, Texte (long), Présentation longue',
    ({ h, rang }) => `${phrase(h, 4)} ${rang}`,
  ),
  colonne(
    'longEn',
    'description',
    'Texte long (GB), Texte long EN, Descriptif (UK), Texte long (anglais)',
    ({ h, rang }) => `${sentence(h, 4)} ${rang}`,
  ),
];

export const PHOTOS: readonly (readonly Colonne[])[] = [
  [
    colonne('photo', 'media.photo medias', 'Photo, Visuel, Img, Image', image),
    colonne(
      'legende',
      'media.legende media.titre',
      'Légende, Titre, Légende',
      ({ h }) => `${parmi(['Vue', 'Façade', 'La cour', 'Le chai', 'Au soir'], h)} ${parmi(SUITES, h)}`,
    ),
    colonne('credit', 'media.credit', '©, Copyright, Crédit, Auteur', personne),
  ],
];

export const OUVERTURE: readonly Colonne[] = [
  colonne('fermes', 'texte', 'Jours ferm., Fermeture hebdo, Jour de fermeture, Jours fermés', ({ h }) =>
    parmi(JOURS, h),
  ),
  colonne(
    'matin',
    'ouverture.texte periodes',
    'H. matin, Horaires matin, Heures (matin)',
    ({ h }) => `0${nombre(h, 8, 9)}:${parmi(['00', '30'], h)}-12:${parmi(['00', '30'], h)}`,
  ),
  colonne(
    'soir',
    'ouverture.texte periodes',
    'H. après-midi, Horaires aprem, Heures (soir)',
    ({ h }) => `14:${parmi(['00', '30'], h)}-${nombre(h, 17, 19)}:00`,
  ),
];

export const TARIFS: readonly Colonne[] = [
  colonne('min', 'tarif.min', 'ch_double_min, Chambre double mini, Nuitée min, Semaine min', euros(45, 90)),
  colonne('max', 'tarif.max', 'ch_double_max, Chambre double maxi, Nuitée max, Semaine max', euros(95, 160)),
  colonne('pdj', 'tarif.min', 'pdj, Petit déj., Petit-déjeuner, PU petit déjeuner', euros(6, 16)),
  colonne('adulte', 'tarif.min', 'PU adulte, Prix adulte, Tarif adultes', euros(5, 25)),
  colonne('enfant', 'tarif.min', 'PU enfant, Prix enfant, Tarif enfants', euros(3, 15)),
  colonne('libre', 'tarifs.gratuit tarifs.mode', 'Entrée libre, Gratuit, Accès libre', cochee, 0.4),
];

/** What a base notes of its own work, and where it counts in other ways. */
export const ADMINISTRATION: readonly Colonne[] = [
  colonne('saisiPar', 'ignore', 'Saisi par, Modifié par, USER_SAISIE', ({ h }) => parmi(['odile', 'rmorvan'], h)),
  colonne(
    'saisiLe',
    'ignore maj',
    'Saisi le, Date_de_mise_a_jour, DATE_SAISIE',
    ({ h }) => `1${nombre(h, 0, 9)}/02/2026`,
  ),
  colonne('uri', 'identifiant', 'URI_ID, uri_identifiant', ({ rang }) => `https://donnees.exemple/fiche/${rang}`, 1),
  colonne('adresseDe', 'ignore', 'Adresse du propriétaire, Adresse gestionnaire', ({ h }) => rue(h)),
  colonne('secret', 'ignore', 'Mot de passe extranet, MDP', ({ h }) => `k${nombre(h, 100, 999)}zP!`),
  colonne(
    'prixEnClair',
    'tarifs.texte',
    'Tarifs en clair, Prix (texte)',
    ({ h }) => `De ${nombre(h, 4, 9)} à 12 € par adulte.`,
  ),
];

/** What portals put around a record. */
export const PORTAIL: readonly Colonne[] = [
  colonne('datasetid', 'ignore', 'datasetid, dataset_id', () => 'hebergements-du-val', 1),
  colonne(
    'recordid',
    'ignore',
    'recordid, record_id',
    ({ h }) => Array.from({ length: 5 }, () => nombre(h, 10_000_000, 99_999_999).toString(16)).join(''),
    1,
  ),
  colonne(
    'record_timestamp',
    'ignore',
    'record_timestamp',
    ({ h }) => `2026-0${nombre(h, 1, 9)}-1${nombre(h, 0, 9)}T06:00:00.000Z`,
    1,
  ),
  colonne(
    'point',
    'lieu.adresse',
    'geo, geo_point_2d, coordonnees, geopoint',
    ({ h, commune }) => [commune.lat + h() / 50, commune.lon + h() / 50],
    1,
  ),
];
export const GEOJSON: readonly Colonne[] = [colonne('feature', 'ignore', 'type', () => 'Feature', 1)];
