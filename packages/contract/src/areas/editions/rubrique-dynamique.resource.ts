import {
  boolean,
  choice,
  colour,
  json,
  number,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { rubriqueDynamiqueHead } from './editions.heads.ts';
import {
  ORDRES_DE_GROUPES,
  PLUSIEURS_JOURS,
  RATIOS_D_IMPRIME,
  REGLES_DE_VARIANTE,
  REGROUPEMENTS_DE_RUBRIQUE,
  SANS_PHOTO,
  SAUTS_ENTRE_GROUPES,
  SI_RUBRIQUE_VIDE,
  VARIANTES_DE_FICHE,
} from './rubrique.choix.ts';
import { annoncesEnMots, annoncesIntercaleesSchema, SANS_ANNONCE } from './rubrique.schemas.ts';

const PAR_CRITERE = 'critere';

/** « Par commune », « Par critère : Services ». */
function parEnMots(par: string, critere: string | undefined): string {
  if (par === PAR_CRITERE) return critere === undefined ? 'Par critère' : `Par critère\u00a0: ${critere}`;
  const label = REGROUPEMENTS_DE_RUBRIQUE.find(({ value }) => value === par)?.label ?? '';
  return label === '' ? '' : `Par ${label.toLocaleLowerCase('fr')}`;
}

export const rubriqueDynamique = defineResource({
  ...rubriqueDynamiqueHead,
  table: 'rubriques_dynamiques',
  purpose:
    'Une rubrique remplit une partie d’un document avec les objets d’une sélection, groupés par commune, par type ou par jour.',
  title: 'nom',
  groups: [
    { id: 'rubrique', title: 'Rubrique' },
    { id: 'contenu', title: 'Contenu', help: 'Quels objets, dans quel ordre, et comment les grouper.' },
    { id: 'fiche', title: 'Fiches', help: 'Ce que chaque objet montre, par ses blocs.' },
    { id: 'presentation', title: 'Présentation', help: 'La forme des fiches sur la page.' },
    { id: 'annonces', title: 'Annonces et fin' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'rubrique', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'rubrique',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’une autre rubrique de cette entité.',
    }),
    titre: translated({
      label: 'Titre',
      help: 'En tête de la rubrique et au sommaire. Un modèle peut le remplacer.',
      group: 'rubrique',
      required: true,
      longest: 150,
      searchable: true,
    }),
    chapeau: translated({ label: 'Chapeau', of: 'longText', group: 'rubrique', longest: 1_000 }),
    selection: reference({
      label: 'Sélection',
      to: 'selection',
      group: 'contenu',
      required: true,
      list: true,
      filterable: true,
    }),
    tri: reference({
      label: 'Tri',
      help: 'À l’intérieur des groupes. Vide\u00a0: celui de la sélection.',
      to: 'tri',
      group: 'contenu',
      list: true,
      filterable: true,
    }),
    scoring: reference({
      label: 'Profil de scoring',
      to: 'scoring',
      startsAs: 'scoring_par_defaut',
      group: 'contenu',
      advanced: true,
    }),
    scoreMinimal: number({
      label: 'Score minimal',
      help: 'Les objets au-dessous ne sont pas imprimés. Vide\u00a0: tous le sont.',
      group: 'contenu',
      min: 0,
      max: 1_000_000,
      advanced: true,
    }),
    niveaux: list(
      {
        par: choice(REGROUPEMENTS_DE_RUBRIQUE, { label: 'Grouper par', required: true, initial: 'commune' }),
        critere: reference({ label: 'Critère', to: 'critere', when: { field: 'par', is: [PAR_CRITERE] } }),
        titre: translated({
          label: 'Titre des groupes',
          help: 'Le texte {groupe} y tient la place du nom\u00a0: «\u00a0À {groupe}\u00a0» s’imprime «\u00a0À Malbrume\u00a0». Vide\u00a0: le nom seul.',
          longest: 100,
        }),
        ordre: choice(ORDRES_DE_GROUPES, { label: 'Ordre des groupes', required: true, initial: 'nom' }),
      },
      {
        label: 'Regroupement',
        help: 'Du plus large au plus fin. Vide\u00a0: les objets se suivent.',
        group: 'contenu',
        words: { noun: { one: 'Groupe', many: 'Groupes' }, byPlace: true, add: 'Ajouter un groupe' },
        itemTitle: (_, __, rank) => `Groupe ${rank + 1}`,
        sentence: ({ par, critere }, names) => parEnMots(par, names.critere?.[String(critere)]),
        check: ({ par, critere }, refuse) => {
          if (par === PAR_CRITERE && critere === null) refuse('critere', 'Choisissez le critère par lequel grouper.');
        },
        // A level that groups by something else needs no criterion.
        settle: (niveau) => (niveau.par === PAR_CRITERE ? niveau : { ...niveau, critere: null }),
        most: 3,
      },
    ),
    plusieursJours: choice(PLUSIEURS_JOURS, {
      label: 'Un événement de plusieurs jours',
      help: 'Dans un regroupement par jour. Les dates passées ne sont jamais montrées.',
      group: 'contenu',
      required: true,
      initial: 'premier',
    }),
    limiteObjets: number({
      label: 'Objets, au plus',
      help: 'Vide\u00a0: tous.',
      group: 'contenu',
      min: 1,
      max: 20_000,
      integer: true,
      advanced: true,
    }),
    blocs: references({
      label: 'Blocs',
      help: 'Sous le nom et la commune de l’objet, dans cet ordre. Vide\u00a0: le nom et la commune seuls.',
      to: 'bloc',
      group: 'fiche',
      list: true,
      filterable: true,
    }),
    couleur: colour({ label: 'Couleur du chapitre', group: 'presentation' }),
    image: reference({ label: 'Image du chapitre', to: 'media', widget: 'image-print', group: 'presentation' }),
    parRangee: number({
      label: 'Fiches par rangée',
      group: 'presentation',
      required: true,
      initial: 2,
      min: 1,
      max: 6,
      integer: true,
    }),
    photo: boolean({ label: 'Montrer la photo', group: 'presentation', initial: true }),
    ratio: choice(RATIOS_D_IMPRIME, {
      label: 'Format des photos',
      group: 'presentation',
      required: true,
      initial: '3/2',
    }),
    sansPhoto: choice(SANS_PHOTO, {
      label: 'À défaut de photo',
      group: 'presentation',
      required: true,
      initial: 'rien',
    }),
    longueurTextes: number({
      label: 'Longueur des textes',
      help: 'Coupés après un mot entier. Vide\u00a0: entiers.',
      group: 'presentation',
      min: 40,
      max: 10_000,
      integer: true,
      unit: 'caractères',
    }),
    variantes: list(
      {
        variante: choice(VARIANTES_DE_FICHE, { label: 'Présentation', required: true, initial: 'vedette' }),
        regle: choice(REGLES_DE_VARIANTE, { label: 'Quand', required: true, initial: 'score' }),
        seuil: number({ label: 'Seuil', help: 'Du score.', min: 0, max: 1_000_000 }),
        tag: reference({ label: 'Tag', to: 'tag' }),
      },
      {
        label: 'Autres présentations',
        help: 'La première qui convient l’emporte. Sinon, la présentation courante.',
        group: 'presentation',
        itemTitle: 'tag',
        most: 10,
        advanced: true,
      },
    ),
    numeroter: boolean({ label: 'Numéroter les fiches', group: 'presentation' }),
    renvoiCarte: reference({
      label: 'Carte des renvois',
      help: 'Les numéros des fiches y sont reportés.',
      to: 'carte',
      group: 'presentation',
    }),
    saut: choice(SAUTS_ENTRE_GROUPES, {
      label: 'Entre deux groupes',
      group: 'presentation',
      required: true,
      initial: 'aucun',
    }),
    annonces: json(annoncesIntercaleesSchema, {
      label: 'Annonces intercalées',
      group: 'annonces',
      widget: 'annonces-intercalees',
      words: annoncesEnMots,
      initial: SANS_ANNONCE,
      refs: ['espace'],
    }),
    tagsAnnonce: references({
      label: 'Tags d’annonce',
      help: 'Les annonces qui visent l’un d’eux s’impriment dans ce chapitre. D’autres se posent d’eux-mêmes, par leur règle.',
      to: 'tagAnnonce',
      group: 'annonces',
      advanced: true,
    }),
    limitePages: number({
      label: 'Pages, au plus',
      help: 'Vide\u00a0: autant qu’il en faut.',
      group: 'annonces',
      min: 1,
      max: 500,
      integer: true,
    }),
    siVide: choice(SI_RUBRIQUE_VIDE, { label: 'Sans objet', group: 'annonces', required: true, initial: 'masquer' }),
    texteVide: translated({
      label: 'Texte de remplacement',
      group: 'annonces',
      longest: 300,
      when: { field: 'siVide', is: ['texte'] },
    }),
  },
});
export type RubriqueDynamique = RecordOf<typeof rubriqueDynamique>;
