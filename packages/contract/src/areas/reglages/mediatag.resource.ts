import { choice, colour, slug, text, translated } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { mediatagHead } from './reglages.heads.ts';

const FAMILLES_MEDIATAG = [
  { value: 'saison', label: 'Saison' },
  { value: 'theme', label: 'Thème' },
  { value: 'lieu', label: 'Lieu' },
  { value: 'personnes', label: 'Personnes' },
] as const;

export const mediatag = defineResource({
  ...mediatagHead,
  table: 'mediatags',
  purpose: 'Un tag de média décrit une photo\u00a0: sa saison, son thème, son lieu, les personnes qu’on y voit.',
  title: 'libelle',
  taggable: false,
  fields: {
    libelle: translated({
      registre: false,
      label: 'Libellé',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      filterable: true,
      longest: 100,
    }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le tag dans les exports et les échanges.',
      from: 'libelle',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre tag de média de cette entité.',
    }),
    famille: choice(FAMILLES_MEDIATAG, { label: 'Famille', list: true, sortable: true, filterable: true }),
    couleur: colour({ label: 'Couleur', list: true }),
    synonymes: list(
      { mot: text({ label: 'Mot', required: true, longest: 100 }) },
      {
        label: 'Synonymes',
        help: 'D’autres mots qui mènent à ce tag\u00a0: « neige » pour « Hiver ».',
        itemTitle: 'mot',
        searchable: true,
        most: 50,
      },
    ),
  },
});
