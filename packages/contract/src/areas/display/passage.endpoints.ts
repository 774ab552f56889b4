import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { affichage } from './display.roles.ts';

/** How passages may be grouped. */
export const REPARTITIONS_DE_PASSAGES = [
  { value: 'ecran', label: 'Par écran' },
  { value: 'diapositive', label: 'Par diapositive' },
  { value: 'annonce', label: 'Par annonce' },
  { value: 'objet', label: 'Par objet' },
  { value: 'jour', label: 'Par jour' },
  { value: 'heure', label: 'Par heure' },
] as const;

/** The longest time that is counted at once, in days. */
export const MOST_JOURS_DE_PASSAGES = 366;

/** Days of the place where each screen is; all that is shown where nothing else is said. */
const etendue = z.strictObject({
  du: z.iso.date(),
  au: z.iso.date(),
  ecran: z.exactOptional(idSchema),
  diaporama: z.exactOptional(idSchema),
  annonce: z.exactOptional(idSchema),
});
export type EtendueDePassages = z.output<typeof etendue>;

const query = etendue.extend({ par: z.enum(REPARTITIONS_DE_PASSAGES.map(({ value }) => value)) });
export type QuestionDePassages = z.output<typeof query>;

const nombres = {
  passages: z.number().int(),
  /** The time on screen, in seconds. */
  secondes: z.number(),
  interrompus: z.number().int(),
  echecs: z.number().int(),
};

const ligneSchema = z.object({
  /** The key of the group: an id, a slide « 12 d3 », a day, an hour. */
  cle: z.string(),
  libelle: z.string(),
  ...nombres,
});
export type LigneDePassages = z.output<typeof ligneSchema>;

export const statistiquesDEcrans = defineEndpoint({
  method: 'GET',
  path: '/api/display/passages',
  summary: 'Ce qui a été montré\u00a0: combien de fois, combien de temps',
  access: affichage,
  query,
  response: z.object({
    total: z.object(nombres),
    lignes: z.array(ligneSchema),
    /**
     * The passages that screens numbered and never told, in the days kept in full. Null for a question about a
     * diaporama or an annonce, since a missing passage may be of any.
     */
    manquants: z.number().int().nullable(),
  }),
});

export const exportDePassages = defineEndpoint({
  method: 'GET',
  path: '/api/display/passages/export',
  summary: 'Ce qui a été montré, en CSV',
  access: affichage,
  query,
  response: z.unknown(),
  answersFile: true,
});

export const detailDePassages = defineEndpoint({
  method: 'GET',
  path: '/api/display/passages/detail',
  summary: 'Ce qui a été montré, écran par écran et heure par heure, en CSV',
  access: affichage,
  query: etendue,
  response: z.unknown(),
  answersFile: true,
});

const passageSchema = z.object({
  /** When it began, corrected by the error of the screen's clock. */
  debut: z.iso.datetime(),
  /** The duration in milliseconds. */
  duree: z.number().int(),
  resultat: z.enum(['entier', 'interrompu', 'echec']),
  diaporama: z.string(),
  diapositive: z.string(),
  objet: z.string().nullable(),
  annonce: z.string().nullable(),
});
export type PassageTenu = z.output<typeof passageSchema>;

export const journalDEcran = defineEndpoint({
  method: 'GET',
  path: '/api/display/ecrans/:id/passages',
  summary: 'Les derniers passages d’un écran, du plus récent au plus ancien',
  access: affichage,
  params: z.strictObject({ id: idSchema }),
  query: z.strictObject({ avant: z.exactOptional(z.iso.datetime()) }),
  response: z.object({ items: z.array(passageSchema) }),
});
