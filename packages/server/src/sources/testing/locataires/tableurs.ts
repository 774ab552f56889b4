import type { CodeCible } from '@bridge/contract';
import type { Fait } from './faits.ts';
import type { Locataire } from './locataire.ts';
import {
  type Commune,
  domaine,
  type Hasard,
  hasard,
  nombre,
  parmi,
  phrase,
  rue,
  sentence,
  telephone,
} from './valeurs.ts';

interface Ici {
  readonly h: Hasard;
  readonly rang: number;
  readonly commune: Commune;
  readonly nom: string;
}

/** A column of a spreadsheet or of open data, the heads that people give it, and what it holds; nothing where a record has none. */
interface Colonne {
  readonly cle: string;
  readonly cibles: readonly CodeCible[];
  readonly noms: readonly string[];
  readonly faire: (ici: Ici) => unknown;
  /** How often it is filled. */
  readonly taux?: number;
}

const colonne = (cle: string, cibles: string, noms: string, faire: (ici: Ici) => unknown, taux?: number): Colonne => ({
  cle,
  cibles: cibles.split(' ') as CodeCible[], // checked by the test of the bench
  noms: noms.split(', '),
  faire,
  ...(taux === undefined ? {} : { taux }),
});

const PRENOMS = ['Claire', 'Yann', 'Odile', 'Bruno', 'Inès', 'Rémi'];
const FAMILLES = ['Lestrade', 'Morvan', 'Peyrot', 'Guérin', 'Salvy', 'Le Goff'];
const SUJETS = ['Domaine', 'Château', 'Villa', 'Clos', 'Ferme', 'Hôtel', 'Mas', 'Moulin', 'Port'];
const SUITES = ['du Haut Bréjou', 'de Malvy', 'des Trois Chênes', 'Sainte-Aure', 'du Roc', 'de la Combe', 'des Ifs'];
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
const PRIVEES: readonly Colonne[] = [
  colonne('telPrive', 'ignore', 'Tél. privé, Portable perso, Téléphone personnel, TEL_PRIVE, Mobile privé', numero),
  colonne(
    'mailPrive',
    'ignore',
    'Mail perso, Courriel privé, email_personnel',
    ({ h }) => `p${nombre(h, 1, 999)}@exemple.fr`,
  ),
  colonne(
    'remarque',
    'ignore',
    'Commentaire interne, Notes internes, Observations confidentielles, Mémo interne',
    ({ h }) => parmi(REMARQUES, h),
    0.5,
  ),
  colonne('gerant', 'ignore', 'Gestionnaire (nom), Nom du gérant, Responsable (nom), Nom gestionnaire', personne),
];

const IDENTITE: readonly Colonne[] = [
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

const TEXTES: readonly Colonne[] = [
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

const PHOTOS: readonly (readonly Colonne[])[] = [
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

const OUVERTURE: readonly Colonne[] = [
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

const TARIFS: readonly Colonne[] = [
  colonne('min', 'tarif.min', 'ch_double_min, Chambre double mini, Nuitée min, Semaine min', euros(45, 90)),
  colonne('max', 'tarif.max', 'ch_double_max, Chambre double maxi, Nuitée max, Semaine max', euros(95, 160)),
  colonne('pdj', 'tarif.min', 'pdj, Petit déj., Petit-déjeuner, PU petit déjeuner', euros(6, 16)),
  colonne('adulte', 'tarif.min', 'PU adulte, Prix adulte, Tarif adultes', euros(5, 25)),
  colonne('enfant', 'tarif.min', 'PU enfant, Prix enfant, Tarif enfants', euros(3, 15)),
  colonne('libre', 'tarifs.gratuit tarifs.mode', 'Entrée libre, Gratuit, Accès libre', cochee, 0.4),
];

/** What portals put around a record. */
const PORTAIL: readonly Colonne[] = [
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
const GEOJSON: readonly Colonne[] = [colonne('feature', 'ignore', 'type', () => 'Feature', 1)];

/** All of their columns, for those who check them. */
export const COLONNES: readonly Colonne[] = [
  ...[PRIVEES, IDENTITE, TEXTES, OUVERTURE, TARIFS, PORTAIL, GEOJSON].flat(),
  ...PHOTOS.flat(),
];

function numbered(h: Hasard): Colonne[] {
  const [groupe = []] = PHOTOS;
  const noms = groupe.map(({ noms: possibles }) => parmi(possibles, h));
  return [1, 2].flatMap((rang) =>
    groupe.map((une, place) => ({ ...une, noms: [`${noms[place] ?? ''} ${rang}`], taux: rang === 1 ? 0.9 : 0.5 })),
  );
}

/** A made-up tenant who sends a spreadsheet or a file of open data, with the heads of its own people. */
export function tableurOf(graine: number, communes: readonly Commune[], fiches: number): Locataire {
  const h = hasard(graine);
  const portail = parmi([[], PORTAIL, GEOJSON], h);
  const attendus = new Map<string, Fait>();
  const ecrire = parmi([(nom: string) => nom, (nom: string) => nom, (nom: string) => nom.toUpperCase()], h);
  const choisies = [...IDENTITE, ...PRIVEES, ...TEXTES, ...OUVERTURE, ...TARIFS].filter(
    ({ cle }) => cle === 'nom' || h() < 0.8,
  );
  const champs = [...choisies, ...(h() < 0.8 ? numbered(h) : []), ...portail].flatMap((une) => {
    const brut = parmi(une.noms, h);
    // As heads are read: a point would be a path.
    const champ = (portail.includes(une) ? brut : ecrire(brut)).replaceAll('.', '_').trim();
    if (attendus.has(champ)) return [];
    attendus.set(champ, une);
    return [{ ...une, champ, part: une.taux ?? 0.5 + 0.5 * h() }];
  });
  const siennes = Array.from({ length: 20 }, () => parmi(communes, h));
  const noms = new Set<string>();
  const records = Array.from({ length: fiches }, (_, rang) => {
    let nom = `${parmi(SUJETS, h)} ${parmi(SUITES, h)}`;
    if (noms.has(nom)) nom = `${nom} ${parmi(FAMILLES, h)}`;
    noms.add(nom);
    const ici = { h, rang, commune: parmi(siennes, h), nom };
    const imaged = new Set<string>();
    return Object.fromEntries(
      champs.map(({ champ, cle, faire, part }) => {
        const numero = /\d$/.exec(champ)?.[0] ?? '';
        const there = h() < part && (!['legende', 'credit'].includes(cle) || imaged.has(numero));
        if (there && cle === 'photo') imaged.add(numero);
        return [champ, there ? faire(ici) : null];
      }),
    );
  });
  return { fiches: records, attendus };
}
