import { choice, number, reference, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeVocabulaire, GROUPES_VOCABULAIRE } from './vocabulaire.fields.ts';
import { critereHead } from './vocabulaire.heads.ts';

const NATURES_CRITERE = [
  { value: 'liste', label: 'Liste' },
  { value: 'multiple', label: 'Liste à choix multiples' },
  { value: 'nombre', label: 'Nombre' },
  { value: 'prix', label: 'Prix' },
  { value: 'texte', label: 'Texte' },
  { value: 'date', label: 'Date' },
  { value: 'url', label: 'Lien' },
  { value: 'media', label: 'Média' },
] as const;
export type NatureCritere = (typeof NATURES_CRITERE)[number]['value'];

/** A criterion of a source. Imports make them; people name and link them. */
export const critere = defineResource({
  ...critereHead,
  table: 'criteres',
  purpose:
    'Les critères arrivent avec les imports. Reliez ceux qui disent la même chose\u00a0: un seul filtre sert alors aux trois systèmes.',
  title: 'libelle',
  outputs: { key: 'catalogue' },
  equivalence: 'equivaut',
  qualifier: 'systeme',
  taggable: false,
  groups: GROUPES_VOCABULAIRE,
  fields: {
    ...champsDeVocabulaire,
    nature: choice(NATURES_CRITERE, {
      label: 'Nature',
      group: 'source',
      required: true,
      readOnly: true,
      list: true,
      filterable: true,
    }),
    classe: text({ label: 'Classe', group: 'source', readOnly: true, filterable: true }),
    nombreModalites: number({ label: 'Modalités', group: 'source', readOnly: true, list: true, sortable: true }),
    unite: text({
      label: 'Unité',
      help: 'De ses valeurs chiffrées, par exemple m² ou km.',
      group: 'local',
      longest: 20,
    }),
    equivaut: reference({
      label: 'Équivaut à',
      help: 'Le critère d’un autre système qui dit la même chose.',
      to: 'critere',
      group: 'local',
      list: true,
      filterable: true,
    }),
  },
});
export type Critere = RecordOf<typeof critere>;
