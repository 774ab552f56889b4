import { number } from '../../kernel/fields/fields.ts';
import { defineResource } from '../../kernel/resource/resource.ts';
import { baseField, CODE_PROPRE, gabaritFields, gabaritGroups, sourceFields } from './gabarit.fields.ts';
import { gabaritInfobulleHead } from './superadmin.heads.ts';

/** The gabarits that come with the product. */
const BASES_INFOBULLE = [
  { value: 'photo', label: 'Photo, nom et bouton' },
  { value: 'texte', label: 'Nom et commune' },
  CODE_PROPRE,
] as const;

export const gabaritInfobulle = defineResource({
  ...gabaritInfobulleHead,
  table: 'gabarits_infobulle',
  purpose: 'Un gabarit d’infobulle dessine ce qui paraît quand le visiteur choisit un point de la carte.',
  title: 'nom',
  outputs: { key: 'gabarits' },
  groups: gabaritGroups,
  fields: {
    ...gabaritFields('d’infobulle'),
    largeur: number({
      label: 'Largeur',
      group: 'gabarit',
      required: true,
      initial: 260,
      min: 160,
      max: 480,
      integer: true,
      unit: 'px',
    }),
    base: baseField(BASES_INFOBULLE),
    ...sourceFields,
  },
});
