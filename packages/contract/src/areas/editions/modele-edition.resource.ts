import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { choice, choices, slug, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { modeleEditionHead } from './editions.heads.ts';
import { TYPES_D_EDITION } from './modele-edition.choix.ts';
import { CHARTE, COUVERTURE, MISE_EN_PAGE, SOMMAIRE_ET_INDEX, SORTIE } from './modele-edition.fields.ts';
import { FORMAT } from './modele-edition.format.ts';
import { plan } from './plan.fields.ts';

export const modeleEdition = defineResource({
  ...modeleEditionHead,
  table: 'modeles_edition',
  purpose:
    'Un modèle décrit un document imprimé\u00a0: sa couverture, ses rubriques, ses cartes, son index. Les objets y viennent des sélections, à jour à chaque parution.',
  title: 'nom',
  hints: ['type'],
  outputs: { key: 'record' },
  groups: [
    { id: 'document', title: 'Document' },
    { id: 'plan', title: 'Contenu', help: 'Rubriques, pages, cartes et index, dans l’ordre où ils s’impriment.' },
    {
      id: 'format',
      title: 'Format et marges',
      help: 'La page une fois coupée. Les marges intérieures sont du côté de la reliure.',
    },
    { id: 'charte', title: 'Charte', help: 'Ce qui reste vide suit le gabarit.' },
    {
      id: 'couverture',
      title: 'Couverture',
      help: 'Sans gabarit de couverture, le document commence à son plan.',
    },
    {
      id: 'sommaire',
      title: 'Sommaire et index',
      help: 'Là où le plan les place, avec les vrais numéros de page.',
    },
    { id: 'pages', title: 'Mise en page' },
    { id: 'sortie', title: 'Période et sorties' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'document', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il nomme les fichiers produits.',
      from: 'nom',
      group: 'document',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre modèle de cette entité.',
    }),
    type: choice(TYPES_D_EDITION, {
      label: 'Type',
      help: 'Un dépliant à trois volets prend le gabarit «\u00a0Dépliant\u00a0» et le format DL, plus bas.',
      group: 'document',
      required: true,
      initial: 'guide',
      list: true,
      sortable: true,
      filterable: true,
    }),
    langues: choices(LANGUES_CHOIX, {
      label: 'Langues',
      help: 'Un document par langue.',
      group: 'document',
      required: true,
      initial: ['fr'],
      list: true,
      filterable: true,
    }),
    plan,
    ...FORMAT,
    ...CHARTE,
    ...COUVERTURE,
    ...SOMMAIRE_ET_INDEX,
    ...MISE_EN_PAGE,
    ...SORTIE,
  },
});
export type ModeleEdition = RecordOf<typeof modeleEdition>;
