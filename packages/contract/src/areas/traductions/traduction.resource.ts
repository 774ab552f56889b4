import { z } from 'zod';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { choice, datetime, number, reference, text } from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { ETATS_TRADUCTION, GENRES_DE_TEXTE, ORIGINES_TRADUCTION } from './registre.choix.ts';
import { traductionHead } from './traductions.heads.ts';

/** The ledger of translations: a line per translatable text and language. */
export const traduction = defineReadOnly({
  ...traductionHead,
  table: 'traductions',
  purpose:
    'Chaque texte à traduire a sa ligne, par langue\u00a0: qui l’a écrit, quand, et si le français a changé depuis. Les imports et les enregistrements tiennent ce registre.',
  title: 'nom',
  owner: 'entiteId',
  fields: {
    nom: text({ label: 'De', required: true, searchable: true, list: true }),
    ressource: text({ label: 'Nature', required: true }),
    sujet: number({ label: 'Numéro', required: true, integer: true }),
    genre: choice(GENRES_DE_TEXTE, { label: 'Genre de texte', required: true, filterable: true }),
    champ: text({ label: 'Texte', required: true, list: true }),
    langue: choice(LANGUES_CHOIX, { label: 'Langue', required: true, filterable: true, list: true, sortable: true }),
    etat: choice(ETATS_TRADUCTION, { label: 'État', required: true, filterable: true, list: true }),
    origine: {
      ...choice(ORIGINES_TRADUCTION, { label: 'Écrite par', filterable: true, list: true }),
      schema: z.enum(ORIGINES_TRADUCTION.map(({ value }) => value)).nullable(),
    },
    moteur: { ...text({ label: 'Moteur' }), schema: z.string().nullable() },
    glossaire: { ...text({ label: 'Version du glossaire' }), schema: z.string().nullable() },
    faiteLe: datetime({ label: 'Faite le', sortable: true, filterable: true, list: true }),
    caracteres: number({ label: 'Caractères', required: true, integer: true, sortable: true }),
    type: {
      ...choice(TYPES_BRIDGE, { label: 'Type d’objet', filterable: true }),
      schema: z.enum(TYPES_BRIDGE.map(({ value }) => value)).nullable(),
    },
    commune: { ...text({ label: 'Commune', filterable: true }), schema: z.string().nullable() },
    assigneeA: reference({ label: 'Confiée à', to: 'utilisateur', filterable: true, list: true }),
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
  },
});
export type Traduction = z.output<typeof traduction.row>;
