import { z } from 'zod';
import { champDecouvertSchema, ligneSchema } from '../../catalogue/correspondance/correspondance.schemas.ts';
import { ligneEnMots } from '../../catalogue/correspondance/correspondance.words.ts';
import { json, longText, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { correspondanceHead } from './flux.heads.ts';

/** The mapping of the fields of a Tourinsoft syndication to those of the catalogue. Each save is a version. */
export const correspondance = defineResource({
  ...correspondanceHead,
  table: 'correspondances',
  purpose:
    'Une correspondance dit, sans une ligne de code, quel champ d’une syndication devient quel champ du catalogue.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'generale', title: 'Correspondance' },
    {
      id: 'lignes',
      title: 'Champs',
      help: 'Un champ par ligne. Ce qui n’est relié à rien est gardé tel quel\u00a0: rien n’est perdu.',
    },
    { id: 'memoire', title: 'Pour mémoire' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'generale', required: true, list: true, sortable: true, searchable: true }),
    /** The fields found in the syndication: the editor offers them, and drift is measured against them. */
    structure: json(z.array(champDecouvertSchema).max(2_000), {
      label: 'Structure lue',
      group: 'lignes',
      initial: [],
      readOnly: true,
      widget: 'structure-de-flux',
      words: (champs) => champs.map(({ champ }) => champ),
    }),
    lignes: json(z.array(ligneSchema).max(2_000), {
      label: 'Lignes',
      group: 'lignes',
      initial: [],
      widget: 'lignes-de-correspondance',
      words: (lignes) => lignes.map(ligneEnMots),
    }),
    description: longText({ label: 'Description', group: 'memoire', longest: 1_000 }),
  },
});
export type CorrespondanceEnregistree = RecordOf<typeof correspondance>;
