import {
  boolean,
  choices,
  colour,
  icon,
  longText,
  reference,
  slug,
  text,
  translated,
} from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { PORTEES } from '../portees.ts';
import { tagHead } from './reglages.heads.ts';

export const tag = defineResource({
  ...tagHead,
  table: 'tags',
  purpose:
    'Un tag classe ce que vous gérez\u00a0: posez-le sur les éléments, puis filtrez et regroupez par ce qui compte pour vous.',
  title: 'libelle',
  outputs: { key: 'catalogue' },
  taggable: false,
  usableIn: 'portee',
  groups: [
    { id: 'tag', title: 'Tag' },
    { id: 'apparence', title: 'Apparence', help: 'Comment le tag se reconnaît dans les listes.' },
    { id: 'classement', title: 'Classement' },
    { id: 'objets', title: 'Sur les objets', help: 'Ce que le tag devient dans le catalogue et pour vos visiteurs.' },
  ],
  fields: {
    libelle: translated({
      label: 'Libellé',
      group: 'tag',
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
      group: 'tag',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre tag de cette entité.',
    }),
    description: longText({ label: 'Description', group: 'tag', searchable: true }),
    couleur: colour({ label: 'Couleur', group: 'apparence', list: true }),
    picto: icon({ label: 'Pictogramme', group: 'apparence' }),
    famille: text({
      label: 'Famille',
      help: 'Regroupe des tags voisins, par exemple « Saison » ou « Public ».',
      group: 'classement',
      list: true,
      sortable: true,
      searchable: true,
      filterable: true,
      longest: 100,
    }),
    parent: reference({ label: 'Tag parent', to: 'tag', group: 'classement', filterable: true }),
    portee: choices(PORTEES, {
      label: 'Portée',
      help: 'Ce sur quoi on peut le poser. Vide\u00a0: partout.',
      group: 'classement',
      filterable: true,
    }),
    selection: reference({
      label: 'Poser sur les objets de la sélection',
      help: 'Posé sur les objets de votre entité qu’elle retient, retiré des autres, après chaque import et chaque nuit. Vide\u00a0: posé à la main.',
      to: 'selection',
      group: 'objets',
      filterable: true,
    }),
    publique: boolean({
      label: 'Montré au public',
      help: 'Les visiteurs le voient sur les vignettes et les fiches, et peuvent filtrer par lui. Sinon, il reste entre vous.',
      group: 'objets',
      filterable: true,
    }),
  },
});
export type Tag = RecordOf<typeof tag>;
