import { LIVRES } from '../../rendering/web/gabarits/source.ts';
import { BALISES, GENRES_DE_GABARIT, type GenreDeGabarit, type Partie } from '../../rendering/web/liquide/balises.ts';

type Champ = readonly [chemin: string, aide: string];

const PARTOUT: readonly Champ[] = [
  ['langue', 'La langue de la page, en deux lettres'],
  ['site.titre', 'Le titre du site'],
  ['site.accueil', 'L’adresse de l’accueil du site'],
  ['site.couleur', 'La couleur du site'],
];

const DE_L_OBJET: readonly Champ[] = [
  ['objet.nom', 'Le nom'],
  ['objet.commune', 'La commune'],
  ['objet.type.libelle', 'Le type, en toutes lettres'],
  ['objet.type.code', 'Le type, tel que les règles le nomment'],
  ['objet.href', 'L’adresse de la fiche, ou du site de l’objet'],
  ['objet.externe', 'Vrai si elle mène hors du site'],
  ['objet.resume', 'Le résumé, sans mise en forme'],
  ['objet.prix', '«\u00a0à partir de 12\u00a0€\u00a0», ou rien'],
  ['objet.distance', 'La distance au visiteur, ou rien'],
  ['objet.ouvert', 'Vrai, faux, ou rien quand les horaires manquent'],
  ['objet.date.texte', 'La prochaine date d’un événement, en toutes lettres'],
  ['objet.date.jour', 'Le jour de la semaine'],
  ['objet.date.numero', 'Le jour du mois'],
  ['objet.date.mois', 'Le mois, abrégé'],
  ['objet.classement.texte', 'Le classement'],
  ['objet.classement.valeur', 'Le nombre d’étoiles, d’épis ou de clés'],
  ['objet.badges', 'Les badges\u00a0: genre et texte'],
  ['objet.nombrePhotos', 'Le nombre de photos'],
  ['objet.lat', 'La latitude'],
  ['objet.lon', 'La longitude'],
];

const DE_LISTE: readonly Champ[] = [
  ['total', 'Le nombre d’objets'],
  ['liste.titre', 'Le titre'],
  ['liste.compteur', 'Le nombre de résultats, en toutes lettres'],
  ['liste.vue', 'La vue choisie'],
  ['liste.elements', 'Les objets de la page'],
  ['liste.jours', 'Les jours d’un agenda'],
  ['liste.pagination.page', 'Le numéro de la page'],
  ['liste.pagination.pages', 'Le nombre de pages'],
];

const DE_FICHE: readonly Champ[] = [
  ['photos', 'Les photos, avec leur crédit'],
  ['fiche.actions', 'Ce que l’objet permet'],
  ['fiche.source', 'D’où vient la fiche, et sa date'],
];

const CHAMPS: Readonly<Record<GenreDeGabarit, readonly Champ[]>> = {
  liste: [...PARTOUT, ...DE_LISTE],
  element: [...PARTOUT, ...DE_L_OBJET],
  infobulle: [...PARTOUT, ...DE_L_OBJET],
  fiche: [...PARTOUT, ...DE_L_OBJET, ...DE_FICHE],
  composant: [...PARTOUT, ...DE_L_OBJET, ...DE_LISTE, ...DE_FICHE],
};

const AIDES: Readonly<Record<Partie, string>> = {
  ariane: 'Le chemin jusqu’à la page',
  titre: 'Le titre de la page, ou le nom de l’objet avec son lien',
  introduction: 'Le texte d’introduction',
  image: 'L’image d’en-tête',
  moteur: 'Les filtres et la recherche',
  compteur: 'Le nombre de résultats',
  tri: 'Le choix de l’ordre',
  elements: 'Les objets, chacun par son gabarit',
  carte: 'La carte',
  pagination: 'Les pages',
  exports: 'Les formats à télécharger',
  pied: 'Le texte sous la liste',
  photo: 'La photo, recadrée, avec son crédit',
  badges: 'Les badges',
  date: 'La prochaine date, en toutes lettres',
  feuillet: 'La prochaine date, comme sur un calendrier',
  bouton: 'Le bouton qui ouvre la fiche',
  blocs: 'Les blocs du modèle',
  favori: 'L’ajout au carnet du visiteur',
  etoiles: 'Le classement en étoiles',
  ouverture: 'Ouvert ou fermé',
  zone: 'Les blocs d’une zone\u00a0: {% zone "corps" %}',
  galerie: 'Toutes les photos',
  actions: 'Appeler, écrire, réserver…',
  proches: 'Les objets liés, puis ceux à proximité',
  semblables: 'Les objets semblables',
  source: 'La source et la date de mise à jour',
};

/** The gabarits and variables of the product: to read, to complete while typing, or to start from. */
export function documentationDesGabarits() {
  return {
    sources: GENRES_DE_GABARIT.flatMap((genre) =>
      Object.entries(LIVRES[genre]).map(([base, { liquide, css }]) => ({ genre, base, liquide, css })),
    ),
    champs: GENRES_DE_GABARIT.flatMap((genre) => CHAMPS[genre].map(([chemin, aide]) => ({ genre, chemin, aide }))),
    balises: GENRES_DE_GABARIT.flatMap((genre) =>
      BALISES[genre].map((balise) => ({ genre, balise, aide: AIDES[balise] })),
    ),
  };
}
