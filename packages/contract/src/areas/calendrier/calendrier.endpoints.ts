import { z } from 'zod';
import { jourCivilSchema } from '../../catalogue/dates/periode.schemas.ts';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';

/** The channel where the event is seen, or the people it concerns. */
export const CANAUX_DU_CALENDRIER = [
  { value: 'web', label: 'Sites web' },
  { value: 'ecran', label: 'Écrans' },
  { value: 'print', label: 'Éditions' },
  { value: 'annonces', label: 'Annonces' },
  { value: 'medias', label: 'Droits des médias' },
  { value: 'imports', label: 'Imports' },
] as const;
export type CanalDuCalendrier = (typeof CANAUX_DU_CALENDRIER)[number]['value'];

const echeanceSchema = z.object({
  canal: z.enum(CANAUX_DU_CALENDRIER.map(({ value }) => value)),
  /** Whether it starts, ends or takes place that day. */
  quoi: z.enum(['debut', 'fin', 'passage']),
  jour: jourCivilSchema,
  /** « 06:30 », in the time of Paris; null for the whole day. */
  heure: z.string().nullable(),
  nature: phraseSchema,
  nom: z.string(),
  ressource: z.string(),
  id: z.number().int(),
  entiteId: z.number().int().nullable(),
  /** The page that opens it, or null for a reader who may not. */
  chemin: z.string().nullable(),
});
export type Echeance = z.output<typeof echeanceSchema>;

export const LONGEST_WINDOW = 100;

export const getCalendrier = defineEndpoint({
  method: 'GET',
  path: '/api/calendrier',
  summary: 'Tout ce qui commence et finit entre deux jours\u00a0: publications, annonces, éditions, droits, imports',
  access: SESSION,
  query: z
    .strictObject({
      du: jourCivilSchema,
      au: jourCivilSchema,
      /** What starts alone, or what ends; all of it without this. */
      quoi: z.enum(['debut', 'fin']).optional(),
    })
    .refine(({ du, au }) => du <= au && (Date.parse(au) - Date.parse(du)) / 86_400_000 <= LONGEST_WINDOW, {
      message: `De ${LONGEST_WINDOW} jours au plus.`,
      path: ['au'],
    }),
  response: z.object({
    items: z.array(echeanceSchema),
    entites: z.array(z.object({ id: z.number().int(), nom: z.string() })),
    /** The present day in Paris. */
    jour: jourCivilSchema,
  }),
});

const abonnement = z.object({ creeLe: z.iso.datetime().nullable(), luLe: z.iso.datetime().nullable() });

export const getAbonnement = defineEndpoint({
  method: 'GET',
  path: '/api/calendrier/abonnement',
  summary: 'Si l’on a une adresse de calendrier, et quand un agenda l’a lue',
  access: SESSION,
  response: abonnement,
});

export const createAbonnement = defineEndpoint({
  method: 'POST',
  path: '/api/calendrier/abonnement',
  summary: 'Donne une adresse de calendrier, montrée cette seule fois\u00a0; la précédente ne répond plus',
  access: SESSION,
  response: abonnement.extend({ adresse: z.url() }),
});

export const revokeAbonnement = defineEndpoint({
  method: 'DELETE',
  path: '/api/calendrier/abonnement',
  summary: 'Coupe son adresse de calendrier, tout de suite',
  access: SESSION,
  response: abonnement,
});
