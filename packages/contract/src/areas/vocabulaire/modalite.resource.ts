import { NOBODY } from '../../kernel/access.ts';
import { number, reference, url } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { gestionnaires } from '../roles.ts';
import { champsDeVocabulaire, GROUPES_VOCABULAIRE } from './vocabulaire.fields.ts';

/** A value of a criterion, shown with it: it has no page of its own. */
export const modalite = defineResource({
  id: 'modalite',
  path: '/administration/modalites',
  table: 'modalites',
  noun: { one: 'Modalité', many: 'Modalités', feminine: true },
  icon: 'critere',
  purpose: 'Les modalités sont les valeurs d’un critère\u00a0: elles arrivent avec les imports.',
  title: 'libelle',
  outputs: { key: 'catalogue' },
  equivalence: 'equivaut',
  qualifier: 'systeme',
  taggable: false,
  groups: GROUPES_VOCABULAIRE,
  fields: {
    ...champsDeVocabulaire,
    critere: reference({
      label: 'Critère',
      to: 'critere',
      group: 'source',
      required: true,
      readOnly: true,
      list: true,
      filterable: true,
    }),
    ordre: number({ label: 'Ordre', group: 'source', readOnly: true, sortable: true }),
    dessinSource: url({
      label: 'Dessin de la source',
      help: 'L’adresse du pictogramme que son système lui donne\u00a0: une légende peut le reprendre.',
      group: 'source',
      readOnly: true,
    }),
    equivaut: reference({
      label: 'Équivaut à',
      help: 'La modalité d’un autre système qui dit la même chose\u00a0: un filtre sur l’une retient aussi l’autre.',
      to: 'modalite',
      group: 'local',
      list: true,
      filterable: true,
    }),
  },
  access: { view: gestionnaires, create: NOBODY, edit: gestionnaires, remove: NOBODY },
});
export type Modalite = RecordOf<typeof modalite>;
