import { z } from 'zod';
import { jourCivilSchema } from '../../catalogue/dates/periode.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsWeb } from '../roles.ts';
import { lecteursWeb } from './web.roles.ts';

const params = z.strictObject({ id: idSchema });

/** The events that are counted by day. */
export const GENRES_DE_MESURE = [
  'vue',
  'clic',
  'recherche',
  'sans-resultat',
  'filtre',
  'introuvable',
  'redirection',
] as const;
export type GenreDeMesure = (typeof GENRES_DE_MESURE)[number];

const compteDeTexte = z.array(z.object({ texte: z.string(), nombre: z.number().int() }));

const statistiques = z.object({
  jours: z.array(z.object({ jour: z.string(), vues: z.number().int(), clics: z.number().int() })),
  vues: z.number().int(),
  clics: z.number().int(),
  /** The most seen or clicked. */
  objets: z.array(z.object({ id: z.number().int(), nom: z.string(), vues: z.number().int(), clics: z.number().int() })),
  recherches: compteDeTexte,
  /** The searches that found nothing. */
  sansResultat: compteDeTexte,
  filtres: compteDeTexte,
  /** For a site: addresses that visitors asked for, that lead nowhere and are not redirected. */
  introuvables: compteDeTexte,
  /** For a site: redirected addresses that visitors still use. */
  redirections: compteDeTexte,
});
export type Statistiques = z.output<typeof statistiques>;

const fenetre = z.strictObject({ du: jourCivilSchema, au: jourCivilSchema });

export const statistiquesDeListe = defineEndpoint({
  method: 'GET',
  path: '/api/web/listes/:id/statistiques',
  summary: 'Ce que les visiteurs font d’une liste',
  access: lecteursWeb,
  params,
  query: fenetre,
  response: statistiques,
});

export const statistiquesDeSite = defineEndpoint({
  method: 'GET',
  path: '/api/web/sites/:id/statistiques',
  summary: 'Ce que les visiteurs font d’un site',
  access: adminsWeb,
  params,
  query: fenetre,
  response: statistiques,
});
