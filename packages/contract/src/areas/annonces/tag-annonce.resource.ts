import { regles } from '../../catalogue/regle/regle.fields.ts';
import { reglesFacultativesEnMots } from '../../catalogue/regle/regle.words.ts';
import { colour, longText, reference, slug, translated } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { tagAnnonceHead } from './annonces.heads.ts';

export const tagAnnonce = defineResource({
  ...tagAnnonceHead,
  table: 'tags_annonce',
  purpose:
    'Un tag d’annonce rapproche annonces et pages\u00a0: une annonce «\u00a0vélo\u00a0» paraît partout où l’on parle de vélo, sans choisir les pages une à une.',
  title: 'libelle',
  taggable: false,
  outputs: { key: 'annonces' },
  groups: [
    { id: 'tag', title: 'Tag' },
    { id: 'famille', title: 'Famille' },
    {
      id: 'regle',
      title: 'Posé de lui-même',
      help: 'Une page dont l’objet répond à ces règles porte le tag. Sans règle, il se pose à la main.',
    },
  ],
  fields: {
    libelle: translated({
      label: 'Libellé',
      group: 'tag',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      longest: 100,
    }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le tag dans les échanges.',
      from: 'libelle',
      group: 'tag',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre tag d’annonce de cette entité.',
    }),
    couleur: colour({ label: 'Couleur', group: 'tag', list: true }),
    description: longText({ label: 'Description', group: 'tag', searchable: true, list: true }),
    parent: reference({
      label: 'Tag parent',
      help: 'Une annonce qui vise le parent paraît aussi sur ses enfants.',
      to: 'tagAnnonce',
      group: 'famille',
      list: true,
      filterable: true,
    }),
    regles: regles({
      label: 'Règles',
      group: 'regle',
      widget: 'regles-facultatives',
      words: reglesFacultativesEnMots,
      placeholder: 'Aucune règle\u00a0: le tag se pose à la main.',
    }),
  },
});
export type TagAnnonce = RecordOf<typeof tagAnnonce>;
