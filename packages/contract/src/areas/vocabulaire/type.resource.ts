import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { choice, colour, reference } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { champsDeVocabulaire, GROUPES_VOCABULAIRE } from './vocabulaire.fields.ts';
import { typeHead } from './vocabulaire.heads.ts';

export const NIVEAUX_TYPE = [
  { value: 'genre', label: 'Genre' },
  { value: 'categorie', label: 'Catégorie' },
  { value: 'type', label: 'Type' },
] as const;

const { libelle, systeme, nombreObjets, ...autres } = champsDeVocabulaire;

/** A type of a source, and the type of Bridge that it stands for. Imports make them; people map them. */
export const type = defineResource({
  ...typeHead,
  table: 'types',
  purpose:
    'Les types arrivent avec les imports. Reliez-les aux types de Bridge pour que tous vos outils les comprennent.',
  title: 'libelle',
  outputs: { key: 'catalogue' },
  equivalence: 'equivaut',
  qualifier: 'systeme',
  taggable: false,
  groups: GROUPES_VOCABULAIRE,
  fields: {
    libelle,
    systeme,
    typeBridge: choice(TYPES_BRIDGE, {
      label: 'Type Bridge',
      help: 'Ce que sont, pour Bridge, les objets de ce type. Vide\u00a0: comme Bridge l’a compris.',
      group: 'local',
      list: true,
      filterable: true,
    }),
    /** The type that most of its objets have, as the reader of the source understands them. */
    typeDeduit: choice(TYPES_BRIDGE, {
      label: 'Compris comme',
      group: 'source',
      readOnly: true,
      list: true,
      filterable: true,
    }),
    nombreObjets,
    equivaut: reference({
      label: 'Équivaut à',
      help: 'Le type d’un autre système qui dit la même chose\u00a0: un filtre sur l’un retient aussi l’autre.',
      to: 'type',
      group: 'local',
      list: true,
      filterable: true,
    }),
    niveau: choice(NIVEAUX_TYPE, {
      label: 'Niveau',
      group: 'source',
      required: true,
      readOnly: true,
      filterable: true,
    }),
    parent: reference({ label: 'Type parent', to: 'type', group: 'source', readOnly: true, filterable: true }),
    ...autres,
    couleur: colour({ label: 'Couleur', group: 'local' }),
  },
});
export type Type = RecordOf<typeof type>;
