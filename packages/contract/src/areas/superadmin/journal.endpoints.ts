import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { acteurSchema, personSchema } from '../../kernel/resource-answers.ts';
import { superAdmins } from '../roles.ts';

const text = z.exactOptional(z.string().trim().max(200));

/** What chooses the lines, on the screen and in an export. Days are those of Paris, both included. */
const filter = {
  du: z.exactOptional(z.iso.date()),
  au: z.exactOptional(z.iso.date()),
  /** Part of the name of who acted, or in whose name. */
  personne: text,
  action: text,
  /** The kind of what was acted on: `utilisateur`. */
  cible: text,
  /** Looked for in the details, the number of the target and the network address. */
  q: text,
};
export const filtreJournalSchema = z.strictObject(filter);
export type FiltreJournal = z.output<typeof filtreJournalSchema>;

export const ligneJournalSchema = z.object({
  id: z.number(),
  le: z.iso.datetime(),
  action: z.string(),
  /** In whose name; null for what the product does by itself. */
  par: personSchema.nullable(),
  /** Who really acted, when it was somebody else. */
  acteur: acteurSchema.nullable(),
  cible: z.object({ genre: z.string(), id: z.string() }).nullable(),
  ip: z.string().nullable(),
  changements: z.array(z.object({ champ: z.string(), avant: z.unknown(), apres: z.unknown() })),
});
export type LigneJournal = z.output<typeof ligneJournalSchema>;

export const JOURNAL_PAGE = 50;

export const listJournal = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/journal',
  summary: 'Journal d’audit, de la ligne la plus récente à la plus ancienne',
  access: superAdmins,
  query: z.strictObject({
    ...filter,
    /** The number of the last line of the page before. */
    avant: z.exactOptional(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
  }),
  response: z.object({
    items: z.array(ligneJournalSchema),
    /** What to ask the next page with; null on the last one. */
    suivant: z.number().nullable(),
  }),
});

export const listJournalChoices = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/journal/valeurs',
  summary: 'Actions et genres de cibles présents dans le journal',
  access: superAdmins,
  response: z.object({ actions: z.array(z.string()), cibles: z.array(z.string()) }),
});

export const exportJournal = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/journal/export',
  summary: 'Exporter le journal d’audit en CSV',
  access: superAdmins,
  query: filtreJournalSchema,
  answersFile: true,
  response: z.unknown(),
});
