import { z } from 'zod';
import { choice, datetime, json, reference, references, text } from '../../kernel/fields/fields.ts';
import { defineReadOnly } from '../../kernel/resource/read-only.ts';
import { AUTOMATES } from '../automate.ts';
import { superAdmins } from '../roles.ts';

const changements = z.array(z.object({ champ: z.string(), avant: z.unknown(), apres: z.unknown() }));
const CHOIX_AUTOMATES = Object.entries(AUTOMATES).map(([value, label]) => ({ value, label }));
const facultatif = z.string().nullable();

/** Everything that was done, by whom and in whose name. */
export const journal = defineReadOnly({
  id: 'journal',
  path: '/superadmin/gestion',
  api: '/api/superadmin/gestion/journal',
  table: 'journal',
  noun: { one: 'Ligne du journal', many: 'Lignes du journal', feminine: true },
  icon: 'journal',
  purpose: 'Tout ce qui a été fait ici, par qui et au nom de qui.',
  title: 'action',
  owner: 'entiteId',
  access: { view: superAdmins },
  fields: {
    le: { ...datetime({ label: 'Date', sortable: true, filterable: true }), schema: z.iso.datetime() },
    action: text({ label: 'Action', filterable: true }),
    /** The person who acted, then the one in whose name if another; nobody when the product acted by itself. */
    qui: references({ label: 'Qui', to: 'utilisateur', filterable: true }),
    /** The part of Bridge that acted by itself, or in a person's name. */
    automate: { ...choice(CHOIX_AUTOMATES, { label: 'Automate', filterable: true }), schema: facultatif },
    /** The kind of the target: `utilisateur`. */
    cible: { ...text({ label: 'Cible', filterable: true }), schema: facultatif },
    cibleId: { ...text({ label: 'Numéro de la cible', filterable: true }), schema: facultatif },
    ip: { ...text({ label: 'Adresse réseau' }), schema: facultatif },
    entiteId: reference({ label: 'Entité', to: 'entite', filterable: true }),
    changements: json(changements, {
      label: 'Détails',
      initial: [],
      words: (lignes) => lignes.map(({ champ }) => champ),
    }),
  },
});
export type LigneJournal = z.output<typeof journal.row>;
