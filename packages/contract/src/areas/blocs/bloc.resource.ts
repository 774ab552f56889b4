import { lignesDeBlocSchema } from '../../catalogue/bloc/ligne.schemas.ts';
import { CANAUX, PRESENTATIONS } from '../../catalogue/bloc/rendu.schemas.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { REFS_DE_REGLES, reglesSchema, SANS_REGLE } from '../../catalogue/regle/regle.schemas.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { boolean, choice, choices, json, longText, number, slug, text, translated } from '../../kernel/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';

export const GENRES_DE_BLOC = [
  { value: 'donnees', label: 'Données' },
  { value: 'galerie', label: 'Galerie' },
  { value: 'carte', label: 'Carte' },
  { value: 'horaires', label: 'Horaires et périodes' },
  { value: 'tarifs', label: 'Tarifs' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'criteres', label: 'Critères groupés' },
  { value: 'pictogrammes', label: 'Pictogrammes' },
  { value: 'liens', label: 'Liens et réservation' },
  { value: 'texte-libre', label: 'Texte libre' },
  { value: 'qr-code', label: 'QR code' },
] as const;
export type GenreDeBloc = (typeof GENRES_DE_BLOC)[number]['value'];

export const NIVEAUX_DE_TITRE = [
  { value: 'h2', label: 'Titre 2' },
  { value: 'h3', label: 'Titre 3' },
  { value: 'h4', label: 'Titre 4' },
  { value: 'h5', label: 'Titre 5' },
] as const;

export const REPLIS_DE_LANGUE = [
  { value: 'masquer', label: 'Ne rien montrer' },
  { value: 'francais', label: 'Montrer le français' },
] as const;

export const HORAIRES_DE_BLOC = [
  { value: 'periodes', label: 'Les périodes et leurs horaires' },
  { value: 'dates', label: 'Les prochaines dates' },
  { value: 'tout', label: 'Les périodes, puis les prochaines dates' },
] as const;

/** Contacts that may be published. */
export const CONTACTS_DE_BLOC = [
  { value: 'adresse', label: 'Adresse' },
  { value: 'telephone', label: 'Téléphone' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'fax', label: 'Fax' },
  { value: 'email', label: 'E-mail' },
  { value: 'site', label: 'Site web' },
] as const;

export const LIENS_DE_BLOC = [
  { value: 'reservation', label: 'Réservation en ligne' },
  { value: 'site', label: 'Site web' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'x', label: 'X' },
  { value: 'autre', label: 'Autres liens' },
] as const;

export const CIBLES_DE_QR = [
  { value: 'site', label: 'Le site web' },
  { value: 'reservation', label: 'La réservation en ligne' },
  { value: 'telephone', label: 'L’appel du téléphone' },
  { value: 'itineraire', label: 'La position sur une carte' },
] as const;

export const REGROUPEMENTS = [
  { value: 'aucun', label: 'Tous ensemble' },
  { value: 'critere', label: 'Par critère' },
] as const;

export const TAILLES_D_ECRAN = [
  { value: 'petite', label: 'Petite' },
  { value: 'moyenne', label: 'Moyenne' },
  { value: 'grande', label: 'Grande' },
] as const;

const NOMS_DE_MOIS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
] as const;
export const MOIS_CHOIX = NOMS_DE_MOIS.map((label, rang) => ({ value: String(rang + 1), label }));

/** The kinds that are made of lines. */
export const GENRES_A_LIGNES = ['donnees', 'criteres', 'pictogrammes'] as const satisfies readonly GenreDeBloc[];

export const bloc = defineResource({
  id: 'bloc',
  path: '/blocs',
  table: 'blocs',
  noun: { one: 'Bloc', many: 'Blocs' },
  icon: 'bloc',
  purpose:
    'Un bloc montre une partie d’un objet. Changez-le une fois\u00a0: les fiches, les listes, les éditions et les écrans suivent.',
  title: 'nom',
  groups: [
    { id: 'bloc', title: 'Bloc' },
    {
      id: 'contenu',
      title: 'Contenu',
      help: 'Ce que le bloc montre. Sans rien à montrer, il disparaît, titre compris.',
    },
    { id: 'titre', title: 'Titre' },
    {
      id: 'affichage',
      title: 'Quand l’afficher',
      help: 'Sans condition, il s’affiche dès qu’il a quelque chose à montrer.',
    },
    { id: 'canaux', title: 'Selon le canal', help: 'Le même contenu, présenté pour chaque support.' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'bloc', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le bloc dans les modèles.',
      from: 'nom',
      group: 'bloc',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre bloc de cette entité.',
    }),
    description: longText({ label: 'Description', group: 'bloc', searchable: true, advanced: true }),
    genre: choice(GENRES_DE_BLOC, {
      label: 'Type de bloc',
      group: 'bloc',
      required: true,
      initial: 'donnees',
      list: true,
      filterable: true,
    }),
    canaux: choices(CANAUX, {
      label: 'Canaux',
      help: 'Là où le bloc peut servir. Vide\u00a0: partout.',
      group: 'bloc',
      list: true,
      filterable: true,
    }),
    typesObjets: choices(TYPES_BRIDGE, {
      label: 'Types d’objets',
      help: 'Vide\u00a0: tous.',
      group: 'bloc',
      list: true,
      filterable: true,
    }),
    lignes: json(lignesDeBlocSchema, {
      label: 'Lignes',
      group: 'contenu',
      widget: 'lignes-de-bloc',
      initial: [],
      refs: ['critere', 'modalite'],
      when: { field: 'genre', is: GENRES_A_LIGNES },
    }),
    regroupement: choice(REGROUPEMENTS, {
      label: 'Regroupement',
      group: 'contenu',
      required: true,
      initial: 'critere',
      when: { field: 'genre', is: ['criteres'] },
    }),
    absentesBarrees: boolean({
      label: 'Montrer, barrées, les modalités absentes',
      help: 'Celles qui sont retenues sur la ligne\u00a0; toutes celles du critère si aucune ne l’est.',
      group: 'contenu',
      when: { field: 'genre', is: ['criteres'] },
    }),
    maxPhotos: number({
      label: 'Nombre de photos',
      help: 'Vide\u00a0: toutes. Le crédit accompagne toujours sa photo.',
      group: 'contenu',
      min: 1,
      max: 100,
      integer: true,
      when: { field: 'genre', is: ['galerie'] },
    }),
    legendes: boolean({
      label: 'Montrer les légendes',
      group: 'contenu',
      initial: true,
      when: { field: 'genre', is: ['galerie'] },
    }),
    adresseSousCarte: boolean({
      label: 'Écrire l’adresse sous la carte',
      group: 'contenu',
      initial: true,
      when: { field: 'genre', is: ['carte'] },
    }),
    horaires: choice(HORAIRES_DE_BLOC, {
      label: 'Horaires',
      group: 'contenu',
      required: true,
      initial: 'periodes',
      when: { field: 'genre', is: ['horaires'] },
    }),
    nombreDates: number({
      label: 'Nombre de prochaines dates',
      help: 'Vide\u00a0: cinq.',
      group: 'contenu',
      min: 1,
      max: 50,
      integer: true,
      when: { field: 'genre', is: ['horaires'] },
    }),
    paiements: boolean({
      label: 'Montrer les modes de paiement',
      group: 'contenu',
      when: { field: 'genre', is: ['tarifs'] },
    }),
    contacts: choices(CONTACTS_DE_BLOC, {
      label: 'Contacts',
      help: 'Vide\u00a0: tous. Jamais ceux du propriétaire ou du gestionnaire, ni un nom de personne.',
      group: 'contenu',
      when: { field: 'genre', is: ['contacts'] },
    }),
    liens: choices(LIENS_DE_BLOC, {
      label: 'Liens',
      help: 'Vide\u00a0: tous.',
      group: 'contenu',
      when: { field: 'genre', is: ['liens'] },
    }),
    texte: translated({
      label: 'Texte',
      of: 'richText',
      group: 'contenu',
      longest: 20_000,
      when: { field: 'genre', is: ['texte-libre'] },
    }),
    cibleQr: choice(CIBLES_DE_QR, {
      label: 'Le code ouvre',
      group: 'contenu',
      required: true,
      initial: 'site',
      when: { field: 'genre', is: ['qr-code'] },
    }),
    legendeQr: translated({
      label: 'Légende du code',
      group: 'contenu',
      longest: 100,
      when: { field: 'genre', is: ['qr-code'] },
    }),
    colonnes: number({
      label: 'Colonnes',
      help: 'Des listes, des pictogrammes et des photos. Vide\u00a0: une seule.',
      group: 'contenu',
      advanced: true,
      min: 1,
      max: 6,
      integer: true,
    }),
    titre: translated({ label: 'Titre', group: 'titre', longest: 200, searchable: true }),
    niveau: choice(NIVEAUX_DE_TITRE, { label: 'Niveau', group: 'titre', required: true, initial: 'h2' }),
    afficherTitre: boolean({ label: 'Afficher le titre', group: 'titre', initial: true }),
    conditions: json(reglesSchema, {
      label: 'Conditions sur l’objet',
      group: 'affichage',
      widget: 'regles',
      initial: SANS_REGLE,
      refs: REFS_DE_REGLES,
    }),
    langues: choices(LANGUES_CHOIX, { label: 'Langues', help: 'Vide\u00a0: toutes.', group: 'affichage' }),
    mois: choices(MOIS_CHOIX, { label: 'Mois', help: 'Vide\u00a0: toute l’année.', group: 'affichage' }),
    repliLangue: choice(REPLIS_DE_LANGUE, {
      label: 'Sans traduction',
      help: 'Ce que lit un visiteur étranger quand un texte n’existe pas dans sa langue.',
      group: 'affichage',
      required: true,
      initial: 'francais',
      filterable: true,
    }),
    presentation: choice(PRESENTATIONS, {
      label: 'Sur le web',
      help: 'La forme des lignes.',
      group: 'canaux',
      required: true,
      initial: 'liste',
    }),
    stylePrint: text({
      label: 'En édition',
      help: 'Le nom du style de paragraphe. Vide\u00a0: celui du modèle.',
      group: 'canaux',
      longest: 100,
    }),
    tailleEcran: choice(TAILLES_D_ECRAN, {
      label: 'À l’écran',
      help: 'La taille du texte.',
      group: 'canaux',
      required: true,
      initial: 'moyenne',
    }),
    maxEcran: number({
      label: 'Longueur maximale à l’écran',
      help: 'De chaque ligne. Vide\u00a0: entière.',
      group: 'canaux',
      min: 10,
      max: 10_000,
      integer: true,
      unit: 'caractères',
    }),
  },
  access: { view: lecteursBlocs, create: adminsDeContenu, edit: lecteursBlocs, remove: adminsDeContenu },
});
export type Bloc = RecordOf<typeof bloc>;
