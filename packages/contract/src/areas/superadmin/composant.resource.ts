import { choice, code, longText, reference, slug, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { CODE_PROPRE } from './gabarit.fields.ts';
import { composantHead } from './superadmin.heads.ts';

const STATUTS_DE_COMPOSANT = [
  { value: 'stable', label: 'Stable', colour: 'green' },
  { value: 'beta', label: 'À l’essai', colour: 'orange' },
  { value: 'deprecie', label: 'À remplacer', colour: 'red' },
] as const;

export const GENRES_DE_PROPRIETE = [
  { value: 'texte', label: 'Texte' },
  { value: 'nombre', label: 'Nombre' },
  { value: 'oui-non', label: 'Oui ou non' },
  { value: 'choix', label: 'Choix' },
] as const;

/** The composants that come with the product. */
const BASES_COMPOSANT = [
  { value: 'galerie', label: 'Galerie de photos' },
  { value: 'actions', label: 'Barre d’actions' },
  { value: 'etoiles', label: 'Classement en étoiles' },
  { value: 'ouverture', label: 'Ouvert ou fermé' },
  { value: 'ariane', label: 'Fil d’Ariane' },
  { value: 'badges', label: 'Badges' },
  CODE_PROPRE,
] as const;

export const composant = defineResource({
  ...composantHead,
  table: 'composants',
  purpose:
    'Un composant est un morceau de page que les gabarits posent où ils veulent\u00a0: {% composant "galerie" %}.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: [
    { id: 'composant', title: 'Composant' },
    { id: 'proprietes', title: 'Propriétés', help: 'Ce que le gabarit qui le pose peut régler.' },
    { id: 'source', title: 'Source' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'composant', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Identifiant',
      help: 'Celui que les gabarits écrivent.',
      from: 'nom',
      group: 'composant',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: 'Cet identifiant est déjà celui d’un autre composant.',
    }),
    description: longText({ label: 'Description', group: 'composant', searchable: true, longest: 1_000 }),
    statut: choice(STATUTS_DE_COMPOSANT, {
      label: 'Statut',
      group: 'composant',
      required: true,
      initial: 'stable',
      list: true,
      filterable: true,
    }),
    remplacePar: reference({
      label: 'À remplacer par',
      to: 'composant',
      group: 'composant',
      when: { field: 'statut', is: ['deprecie'] },
    }),
    proprietes: list(
      {
        nom: slug({ label: 'Nom', required: true }),
        libelle: text({ label: 'Libellé', required: true, longest: 100 }),
        genre: choice(GENRES_DE_PROPRIETE, { label: 'Genre', required: true, initial: 'texte' }),
        valeurs: text({ label: 'Choix possibles', help: 'Séparés par des virgules.', longest: 500 }),
        defaut: text({ label: 'Par défaut', longest: 200 }),
      },
      { label: 'Propriétés', group: 'proprietes', itemTitle: 'libelle', most: 30 },
    ),
    base: choice(BASES_COMPOSANT, {
      label: 'Modèle de départ',
      group: 'source',
      required: true,
      initial: CODE_PROPRE.value,
      filterable: true,
    }),
    liquide: code({
      label: 'Modèle',
      help: 'HTML et Liquid. Les propriétés y sont des variables.',
      language: 'liquid',
      group: 'source',
      widget: 'liquide',
      when: { field: 'base', is: [CODE_PROPRE.value] },
    }),
    css: code({ label: 'Styles', help: 'Ils ne s’appliquent qu’à ce composant.', language: 'css', group: 'source' }),
  },
});
export type Composant = RecordOf<typeof composant>;
