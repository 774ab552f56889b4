import { lignesDeBloc } from '../../catalogue/bloc/ligne.fields.ts';
import { PRESENTATIONS } from '../../catalogue/bloc/rendu.schemas.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { regles } from '../../catalogue/regle/regle.fields.ts';
import { phraseDe } from '../../catalogue/regle/regle.words.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { CANAUX } from '../../kernel/canal.ts';
import { boolean, choice, choices, longText, number, slug, text, translated } from '../../kernel/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource.ts';
import {
  CIBLES_DE_QR,
  CONTACTS_DE_BLOC,
  GENRES_A_LIGNES,
  GENRES_DE_BLOC,
  HORAIRES_DE_BLOC,
  LIENS_DE_BLOC,
  MOIS_CHOIX,
  NIVEAUX_DE_TITRE,
  REGROUPEMENTS,
  REPLIS_DE_LANGUE,
  TAILLES_D_ECRAN,
} from './bloc.choix.ts';
import { blocHead } from './blocs.heads.ts';

export const bloc = defineResource({
  ...blocHead,
  table: 'blocs',
  purpose:
    'Un bloc montre une partie d’un objet. Changez-le une fois\u00a0: les fiches, les listes, les éditions et les écrans suivent.',
  title: 'nom',
  outputs: { key: 'record' },
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
    lignes: { ...lignesDeBloc, when: { field: 'genre', is: GENRES_A_LIGNES } },
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
    conditions: regles({
      label: 'Conditions sur l’objet',
      group: 'affichage',
      widget: 'regles',
      words: phraseDe,
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
});
export type Bloc = RecordOf<typeof bloc>;
