import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import type { Access } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { adminsWeb, superAdmins } from '../roles.ts';
import { lecteursWeb } from './web.roles.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The values of a form, saved or not; the server parses them and says what is missing. */
const valeurs = z.record(z.string(), z.unknown());

/** A whole page, to be shown in a frame that runs nothing and has no cookie. */
export const pageSchema = z.object({
  html: z.string(),
  /** The errors of the source, for which nothing is shown. */
  erreurs: z.array(z.object({ message: phraseSchema, ligne: z.number().int().nullable() })),
  /** What search engines would be told. */
  referencement: z.object({ titre: z.string(), description: z.string(), alertes: z.array(phraseSchema) }).nullable(),
  /** The objet of the page, if it is about one. */
  objet: z.object({ id: z.number().int(), nom: z.string() }).nullable(),
  /** What the preview lacked to show more, in words. */
  remarques: z.array(phraseSchema),
});
export type PageApercue = z.output<typeof pageSchema>;

function apercuCall(path: string, noun: string, access: Access) {
  return defineEndpoint({
    method: 'POST',
    path: `/api${path}/apercu`,
    summary: `La page que donne ${noun}, avant de l’enregistrer`,
    access,
    body: z.strictObject({
      valeurs,
      langue: langueSchema,
      /** The site of the preview; by default its first one, or any of the entity's. */
      site: id.optional(),
      /** The objet to show, or the sélection to show it in; by default, any that fits. */
      objet: id.optional(),
      selection: id.optional(),
      /** The position of the objet from the first that fits: « voir un autre objet ». */
      pas: z.number().int().min(0).max(1_000).default(0),
      /** The query of a visitor: « ?commune=malbrume&page=2 ». */
      requete: z.string().max(2_000).default(''),
    }),
    response: pageSchema,
  });
}

/** The calls of previews, by resource. */
export const apercuCallsBy = {
  site: apercuCall('/web/sites', 'un site', adminsWeb),
  listeWeb: apercuCall('/web/listes', 'une liste', lecteursWeb),
  modeleListe: apercuCall('/web/listModels', 'un modèle de liste', lecteursWeb),
  ficheWeb: apercuCall('/web/fiches', 'une fiche', lecteursWeb),
  moteur: apercuCall('/web/moteurs', 'un moteur', lecteursWeb),
  filtre: apercuCall('/web/filtres', 'un filtre', lecteursWeb),
  carte: apercuCall('/web/maps', 'une carte', adminsWeb),
  gabaritListe: apercuCall('/superadmin/listes/templates', 'un gabarit de liste', superAdmins),
  gabaritElement: apercuCall('/superadmin/listes/items/templates', 'un gabarit d’élément', superAdmins),
  gabaritFiche: apercuCall('/superadmin/fiches/templates', 'un gabarit de fiche', adminsWeb),
  gabaritCarte: apercuCall('/superadmin/mapTemplates', 'un gabarit de carte', superAdmins),
  gabaritInfobulle: apercuCall('/superadmin/mapPopupTemplates', 'un gabarit d’infobulle', superAdmins),
  composant: apercuCall('/superadmin/bridgeComponents', 'un composant', superAdmins),
  codePersonnalise: apercuCall('/superadmin/customcodes', 'un code personnalisé', superAdmins),
} as const;
export type RessourceApercue = keyof typeof apercuCallsBy;
