import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { PERIODES_RELATIVES } from '../../catalogue/regle/periode.schemas.ts';
import {
  boolean,
  choice,
  choices,
  number,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { colonnesMobile, colonnesTablette } from './colonnes.fields.ts';
import { listeWebHead } from './web.heads.ts';

export const PAGINATIONS = [
  { value: 'pages', label: 'Pages numérotées' },
  { value: 'voir-plus', label: 'Bouton «\u00a0Voir plus\u00a0»' },
  { value: 'infinie', label: 'Au fil du défilement' },
] as const;

export const VUES_DE_LISTE = [
  { value: 'grille', label: 'Grille' },
  { value: 'liste', label: 'Liste' },
  { value: 'agenda', label: 'Agenda, jour par jour' },
  { value: 'mixte', label: 'Liste et carte côte à côte' },
  { value: 'carte', label: 'Carte, et la liste au-dessous' },
] as const;

export const FORMATS_D_EXPORT = [
  { value: 'ics', label: 'Agenda (iCalendar)' },
  { value: 'rss', label: 'Fil RSS' },
  { value: 'csv', label: 'Tableur (CSV)' },
  { value: 'gpx', label: 'Lieux et tracés (GPX)' },
  { value: 'geojson', label: 'GeoJSON' },
  { value: 'json', label: 'JSON' },
  { value: 'jsonld', label: 'JSON-LD' },
  { value: 'datatourisme', label: 'DATAtourisme (JSON-LD)' },
] as const;
export type FormatDExport = (typeof FORMATS_D_EXPORT)[number]['value'];

export const OUVERTURES = [
  { value: 'fiche', label: 'La fiche du site' },
  { value: 'externe', label: 'Le site web de l’objet, sinon sa fiche' },
] as const;

/** Relative periods to come: past events are never shown. */
export const FENETRES = PERIODES_RELATIVES.filter(({ value }) => value !== 'passe');

export const listeWeb = defineResource({
  ...listeWebHead,
  table: 'listes_web',
  purpose:
    'Une liste montre une sélection sur un site\u00a0: avec son moteur, sa carte et ses fiches, à une adresse que les moteurs de recherche lisent.',
  title: 'nom',
  published: { canal: 'web', places: 'sites' },
  groups: [
    { id: 'liste', title: 'Liste' },
    { id: 'contenu', title: 'Contenu', help: 'Quels objets, dans quel ordre, et ce que le visiteur peut demander.' },
    { id: 'apparence', title: 'Apparence' },
    { id: 'page', title: 'Textes de la page' },
    { id: 'referencement', title: 'Référencement' },
    { id: 'options', title: 'Pour le visiteur' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'liste', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Adresse',
      help: 'La fin de l’adresse de la liste\u00a0: /fr/cette-adresse.',
      from: 'nom',
      group: 'liste',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Cette adresse est déjà celle d’une autre liste.',
    }),
    titre: translated({
      label: 'Titre',
      help: 'En haut de la page.',
      group: 'liste',
      required: true,
      longest: 150,
      searchable: true,
    }),
    sites: references({
      label: 'Sites',
      to: 'site',
      acts: true,
      group: 'liste',
      required: true,
      list: true,
      filterable: true,
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', help: 'Vide\u00a0: toutes celles du site.', group: 'liste' }),
    selection: reference({
      label: 'Sélection',
      to: 'selection',
      group: 'contenu',
      required: true,
      list: true,
      filterable: true,
    }),
    moteur: reference({
      label: 'Moteur',
      help: 'Vide\u00a0: le visiteur ne filtre pas.',
      to: 'moteur',
      group: 'contenu',
      filterable: true,
    }),
    tri: reference({ label: 'Tri', help: 'Vide\u00a0: celui de la sélection.', to: 'tri', group: 'contenu' }),
    tris: list(
      {
        tri: reference({ label: 'Tri', to: 'tri', required: true }),
        libelle: translated({ label: 'Libellé', required: true, longest: 60 }),
      },
      { label: 'Autres tris proposés', group: 'contenu', itemTitle: 'libelle', most: 10 },
    ),
    fenetre: choice(FENETRES, {
      label: 'Dates au départ',
      help: 'Pour les événements\u00a0: le visiteur peut en choisir d’autres. Vide\u00a0: toutes.',
      group: 'contenu',
    }),
    modele: reference({
      label: 'Modèle',
      to: 'modeleListe',
      startsAs: 'modele_liste_par_defaut',
      group: 'apparence',
      required: true,
      list: true,
      filterable: true,
    }),
    vue: choice(VUES_DE_LISTE, {
      label: 'Vue',
      group: 'apparence',
      required: true,
      initial: 'grille',
      filterable: true,
    }),
    carte: reference({
      label: 'Carte',
      to: 'carte',
      group: 'apparence',
      when: { field: 'vue', is: ['mixte', 'carte'] },
    }),
    parPage: number({
      label: 'Objets par page',
      group: 'apparence',
      required: true,
      initial: 20,
      min: 1,
      max: 100,
      integer: true,
    }),
    pagination: choice(PAGINATIONS, {
      label: 'Pagination',
      help: 'Chaque page garde une adresse à elle.',
      group: 'apparence',
      required: true,
      initial: 'pages',
    }),
    colonnes: number({
      label: 'Colonnes sur grand écran',
      group: 'apparence',
      required: true,
      initial: 3,
      min: 1,
      max: 6,
      integer: true,
      when: { field: 'vue', is: ['grille'] },
    }),
    colonnesTablette: colonnesTablette({
      help: 'Vide\u00a0: celles du modèle.',
      group: 'apparence',
      when: { field: 'vue', is: ['grille'] },
    }),
    colonnesMobile: colonnesMobile({
      help: 'Vide\u00a0: celles du modèle.',
      group: 'apparence',
      when: { field: 'vue', is: ['grille'] },
    }),
    introduction: translated({ label: 'Introduction', of: 'richText', group: 'page', longest: 5_000 }),
    image: reference({
      label: 'Image d’en-tête',
      help: 'Coupée en bandeau autour de son point important\u00a0; elle quitte la page avec ses droits.',
      to: 'media',
      group: 'page',
      widget: 'image-web',
    }),
    textePied: translated({ label: 'Texte sous la liste', of: 'richText', group: 'page', longest: 10_000 }),
    messageVide: translated({
      label: 'Quand rien ne convient',
      help: 'Vide\u00a0: un message qui invite à élargir la recherche.',
      group: 'page',
      longest: 300,
    }),
    seoTitre: translated({
      label: 'Titre pour les moteurs',
      help: 'Vide\u00a0: le titre. 60 signes environ sont montrés.',
      group: 'referencement',
      longest: 150,
    }),
    seoDescription: translated({
      label: 'Description pour les moteurs',
      help: 'Vide\u00a0: le début de l’introduction. 155 signes environ sont montrés.',
      of: 'longText',
      group: 'referencement',
      longest: 400,
    }),
    indexer: boolean({ label: 'Proposer aux moteurs de recherche', group: 'referencement', initial: true }),
    ouverture: choice(OUVERTURES, { label: 'Un objet ouvre', group: 'options', required: true, initial: 'fiche' }),
    exports: choices(FORMATS_D_EXPORT, {
      label: 'Formats proposés',
      help: 'À télécharger, ou pour s’abonner.',
      group: 'options',
    }),
    pdf: boolean({
      label: 'Proposer les résultats en PDF',
      help: 'Les objets de la page, 40 au plus, avec un QR code par fiche. Il faut que le site propose des brochures.',
      group: 'options',
    }),
    partager: boolean({ label: 'Proposer de partager la page', group: 'options' }),
    editions: references({
      label: 'Éditions à télécharger',
      help: 'Le document validé le plus récent de chacune, tel que votre entité l’a fait : sa couverture, son poids, sa date.',
      to: 'modeleEdition',
      group: 'options',
    }),
    tagsAnnonce: references({
      label: 'Tags d’annonce',
      help: 'Les annonces qui visent l’un d’eux paraissent sur cette liste. D’autres se posent d’eux-mêmes, par leur règle.',
      to: 'tagAnnonce',
      group: 'options',
      advanced: true,
    }),
    codes: references({
      label: 'Codes personnalisés',
      help: 'Ils s’exécutent sur les sites de la même entité que la liste\u00a0: un site qui invite votre entité ne les prend pas.',
      to: 'codePersonnalise',
      group: 'options',
      advanced: true,
    }),
  },
});
export type ListeWeb = RecordOf<typeof listeWeb>;
