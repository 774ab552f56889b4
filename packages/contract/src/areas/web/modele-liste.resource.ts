import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import {
  boolean,
  choice,
  choices,
  colour,
  reference,
  references,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { colonnesMobile, colonnesTablette } from './colonnes.fields.ts';
import { modeleListeHead } from './web.heads.ts';

export const RATIOS = [
  { value: '4/3', label: '4:3' },
  { value: '3/2', label: '3:2' },
  { value: '16/9', label: '16:9' },
  { value: '1/1', label: 'Carré' },
  { value: '3/4', label: 'Portrait 3:4' },
] as const;

/** The part of a picture that is kept when it is cut. */
export const FOCALES = [
  { value: 'sujet', label: 'Ce qui attire l’œil' },
  { value: 'centre', label: 'Le centre' },
  { value: 'haut', label: 'Le haut' },
  { value: 'bas', label: 'Le bas' },
] as const;

export const BADGES = [
  { value: 'ouvert', label: 'Ouvert, ou fermé' },
  { value: 'gratuit', label: 'Gratuit' },
  { value: 'label', label: 'Premier label' },
  { value: 'classement', label: 'Classement' },
  { value: 'distance', label: 'Distance au visiteur' },
  { value: 'nouveau', label: 'Nouveau' },
  { value: 'tags', label: 'Tags montrés au public' },
] as const;

export const DENSITES = [
  { value: 'aeree', label: 'Aérée' },
  { value: 'normale', label: 'Normale' },
  { value: 'serree', label: 'Serrée' },
] as const;

export const ZONES_DU_MOTEUR = [
  { value: 'haut', label: 'Au-dessus de la liste' },
  { value: 'gauche', label: 'À gauche de la liste' },
  { value: 'tiroir', label: 'Dans un tiroir que le visiteur ouvre' },
] as const;

export const modeleListe = defineResource({
  ...modeleListeHead,
  table: 'modeles_liste',
  purpose:
    'Un modèle dit à quoi ressemblent les listes\u00a0: changez-le, et toutes celles qui s’en servent changent avec lui.',
  title: 'nom',
  hints: ['gabarit'],
  outputs: { key: 'record' },
  groups: [
    { id: 'modele', title: 'Modèle' },
    { id: 'element', title: 'Chaque objet', help: 'Ce que la vignette d’un objet montre.' },
    { id: 'page', title: 'La page' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'modele', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'modele',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre modèle de liste de cette entité.',
    }),
    gabarit: reference({
      label: 'Gabarit de la liste',
      to: 'gabaritListe',
      group: 'modele',
      required: true,
      list: true,
      filterable: true,
    }),
    gabaritElement: reference({
      label: 'Gabarit de chaque objet',
      to: 'gabaritElement',
      group: 'modele',
      required: true,
      list: true,
      filterable: true,
    }),
    elements: list(
      {
        typesObjets: choices(TYPES_BRIDGE, { label: 'Types d’objets', required: true }),
        gabarit: reference({ label: 'Gabarit', to: 'gabaritElement', required: true }),
      },
      {
        label: 'Autres gabarits selon le type',
        help: 'Par exemple, une vignette d’agenda pour les événements.',
        group: 'modele',
        itemTitle: 'gabarit',
        most: 20,
        advanced: true,
      },
    ),
    blocs: references({
      label: 'Blocs montrés',
      help: 'Sous le nom et la commune, dans cet ordre.',
      to: 'bloc',
      group: 'element',
    }),
    photo: boolean({ label: 'Montrer la photo', group: 'element', initial: true }),
    diaporama: boolean({
      label: 'Faire défiler les autres photos',
      help: 'Avec deux boutons, à la main\u00a0: jusqu’à six photos, chacune chargée quand on la demande.',
      group: 'element',
    }),
    ratio: choice(RATIOS, { label: 'Format de la photo', group: 'element', required: true, initial: '4/3' }),
    focale: choice(FOCALES, { label: 'Garder de la photo', group: 'element', required: true, initial: 'sujet' }),
    badges: choices(BADGES, { label: 'Badges', group: 'element', initial: ['ouvert', 'classement'] }),
    dates: boolean({ label: 'Montrer la prochaine date des événements', group: 'element', initial: true }),
    prix: boolean({ label: 'Montrer le prix «\u00a0à partir de\u00a0»', group: 'element', initial: true }),
    bouton: translated({
      label: 'Bouton',
      help: 'Vide\u00a0: le nom seul ouvre la fiche.',
      group: 'element',
      longest: 40,
    }),
    favoris: boolean({
      label: 'Proposer d’ajouter au carnet du visiteur',
      help: 'Gardé dans son navigateur, jamais envoyé.',
      group: 'element',
    }),
    zoneMoteur: choice(ZONES_DU_MOTEUR, { label: 'Place du moteur', group: 'page', required: true, initial: 'haut' }),
    colonnesTablette: colonnesTablette({
      help: 'D’une liste en grille. Vide\u00a0: deux, ou une si la liste n’en a qu’une.',
      group: 'page',
    }),
    colonnesMobile: colonnesMobile({ help: 'D’une liste en grille. Vide\u00a0: une.', group: 'page' }),
    densite: choice(DENSITES, { label: 'Densité', group: 'page', required: true, initial: 'normale' }),
    couleur: colour({ label: 'Couleur', help: 'Vide\u00a0: celle du site.', group: 'page' }),
  },
});
export type ModeleListe = RecordOf<typeof modeleListe>;
