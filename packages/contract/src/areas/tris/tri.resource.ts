import { clesDeTri } from '../../catalogue/tri.fields.ts';
import { boolean, longText, number, period, reference, slug, text, translated } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { triHead } from './tris.heads.ts';

export const tri = defineResource({
  ...triHead,
  table: 'tris',
  purpose: 'Un tri décide de l’ordre\u00a0: le même dans vos listes, vos éditions et vos écrans.',
  title: 'nom',
  outputs: { key: 'record' },
  groups: [
    { id: 'tri', title: 'Tri' },
    { id: 'ordre', title: 'Ordre', help: 'La première clé compte le plus\u00a0; les suivantes départagent.' },
    { id: 'public', title: 'Visiteurs', help: 'Les listes publiées peuvent proposer ce tri.' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'tri', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le tri dans les échanges et les adresses.',
      from: 'nom',
      group: 'tri',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre tri de cette entité.',
    }),
    description: longText({ label: 'Description', group: 'tri', searchable: true }),
    cles: clesDeTri,
    epingles: list(
      {
        objet: reference({ label: 'Objet', to: 'objet', required: true }),
        position: number({ label: 'Position', required: true, min: 1, max: 1_000, integer: true }),
        dates: period({ label: 'Du, au', help: 'Vide\u00a0: toujours.' }),
      },
      {
        label: 'Épingles',
        help: 'Des objets placés d’office, quand la sélection les contient.',
        group: 'ordre',
        itemTitle: 'objet',
        most: 100,
        seenBy: 'objet',
      },
    ),
    propose: boolean({ label: 'Proposé aux visiteurs', group: 'public', list: true, filterable: true }),
    libelle: translated({
      label: 'Libellé public',
      help: 'Ce que lisent les visiteurs, par exemple «\u00a0Les plus proches\u00a0».',
      group: 'public',
      longest: 100,
    }),
  },
});
export type Tri = RecordOf<typeof tri>;
