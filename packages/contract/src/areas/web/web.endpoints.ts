import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idListSchema, idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { adminsWeb } from '../roles.ts';
import { choixDeFiltre } from './filtre.fields.ts';
import { site } from './site.resource.ts';
import { lecteursWeb } from './web.roles.ts';

const params = z.strictObject({ id: idSchema });

/** The parts of the addresses of a site's pages, for people who publish there and may not read its settings. */
const adresseDeSiteSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  code: z.string(),
  type: site.fields.type.schema,
  langues: site.fields.langues.schema,
});
export type AdresseDeSite = z.output<typeof adresseDeSiteSchema>;

export const adressesDeSites = defineEndpoint({
  method: 'GET',
  path: '/api/web/adresses',
  summary: 'De quoi écrire l’adresse des pages de sites',
  access: lecteursWeb,
  query: z.strictObject({ ids: idListSchema }),
  response: z.object({ items: z.array(adresseDeSiteSchema) }),
});

/** What is seen inside pages of others: an example of it is such a page. */
export const pageDExemple = defineEndpoint({
  method: 'GET',
  path: '/api/web/exemple',
  summary: 'Une page publique où l’on voit une fiche ou un moteur',
  access: lecteursWeb,
  query: z.strictObject({ ressource: z.enum(['ficheWeb', 'moteur']), id: idSchema }),
  /** From the host of Bridge; null where no visitor sees any. */
  response: z.object({ page: z.string().nullable() }),
});

export const purgeSite = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/purger',
  summary: 'Refait toutes les pages d’un site',
  access: adminsWeb,
  params,
  response: z.object({}),
});

/** `ici`: the pages of this site answer; `ailleurs`: another server than this Bridge answers. */
export const ETATS_DE_DOMAINE = ['ici', 'repond', 'ailleurs', 'echec'] as const;

const domaineEssayeSchema = z.object({
  domaine: z.string(),
  etat: z.enum(ETATS_DE_DOMAINE),
  /** What was found, and what to do. */
  message: phraseSchema,
});
export type DomaineEssaye = z.output<typeof domaineEssayeSchema>;

export const tryDomaines = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/domaines/essai',
  summary: 'Ce que répondent les domaines d’un site\u00a0: leur nom, leur certificat, et qui les sert',
  access: adminsWeb,
  params,
  response: z.object({ domaines: z.array(domaineEssayeSchema) }),
});

/** A record of another entity that appears on a site. */
const inviteSchema = z.object({
  ressource: z.string(),
  nature: phraseSchema,
  id: z.number().int(),
  nom: z.string(),
  entite: z.string(),
  retireLe: z.iso.datetime().nullable(),
});
export type Invite = z.output<typeof inviteSchema>;
const invites = z.object({ items: z.array(inviteSchema) });

export const invitesDuSite = defineEndpoint({
  method: 'GET',
  path: '/api/web/sites/:id/invites',
  summary: 'Ce que d’autres entités publient sur un site',
  access: adminsWeb,
  params,
  response: invites,
});

export const setRetrait = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/invites',
  summary: 'Retire d’un site ce qu’une autre entité y publie, ou l’y remet',
  access: adminsWeb,
  params,
  body: z.strictObject({ ressource: z.string().max(60), id: idSchema, retire: z.boolean() }),
  response: invites,
});

const compte = z.object({ slug: z.string(), libelle: z.string(), nombre: z.number().int() });

/** How many objets of a sélection each choice of a filter would keep: a choice without any is a dead end. */
export const comptesDuFiltre = defineEndpoint({
  method: 'POST',
  path: '/api/web/filtres/comptes',
  summary: 'Combien d’objets d’une sélection chaque choix d’un filtre retient',
  access: lecteursWeb,
  body: z.strictObject({
    valeurs: z.record(z.string(), z.unknown()),
    selection: z.number().int().positive(),
  }),
  response: z.object({ total: z.number().int(), choix: z.array(compte), sansValeur: z.number().int() }),
});

/** The choices that a sélection holds, to start a filter from. */
export const choixProposes = defineEndpoint({
  method: 'POST',
  path: '/api/web/filtres/choix',
  summary: 'Les choix qu’un filtre peut proposer',
  access: lecteursWeb,
  body: z.strictObject({
    valeurs: z.record(z.string(), z.unknown()),
    selection: z.number().int().positive().nullable(),
  }),
  response: z.object({ choix: choixDeFiltre.schema }),
});

export const couvertureDuMoteur = defineEndpoint({
  method: 'POST',
  path: '/api/web/moteurs/couverture',
  summary: 'Combien d’objets d’une sélection chaque filtre d’un moteur atteint',
  access: lecteursWeb,
  body: z.strictObject({ valeurs: z.record(z.string(), z.unknown()), selection: z.number().int().positive() }),
  response: z.object({
    total: z.number().int(),
    filtres: z.array(
      z.object({ id: z.number().int(), nom: z.string(), choix: z.array(compte), sansValeur: z.number().int() }),
    ),
  }),
});

/** The faults of a map: what it cannot show, or shows badly. */
export const checkCarte = defineEndpoint({
  method: 'POST',
  path: '/api/web/maps/verifier',
  summary: 'Les objets d’une carte sans position, loin des autres ou superposés',
  access: adminsWeb,
  body: z.strictObject({ valeurs: z.record(z.string(), z.unknown()) }),
  response: z.object({
    situes: z.number().int(),
    sansPosition: z.array(z.object({ id: z.number().int(), nom: z.string() })),
    lointains: z.array(z.object({ id: z.number().int(), nom: z.string() })),
    superposes: z.array(z.array(z.object({ id: z.number().int(), nom: z.string() }))),
  }),
});

/** The composants by code, for authors of templates who may not manage composants. */
export const composantsDesGabarits = defineEndpoint({
  method: 'GET',
  path: '/api/web/composants',
  summary: 'Les composants de l’instance qu’un gabarit peut placer',
  access: adminsWeb,
  response: z.object({ items: z.array(z.object({ nom: z.string(), code: z.string() })) }),
});

/** The sources of the product's gabarits, to read or to start from. */
export const sourcesDuProduit = defineEndpoint({
  method: 'GET',
  path: '/api/web/gabarits',
  summary: 'Les gabarits et composants du produit, et les champs qu’un gabarit peut montrer',
  access: lecteursWeb,
  response: z.object({
    sources: z.array(z.object({ genre: z.string(), base: z.string(), liquide: z.string(), css: z.string() })),
    champs: z.array(z.object({ genre: z.string(), chemin: z.string(), aide: z.string() })),
    balises: z.array(z.object({ genre: z.string(), balise: z.string(), aide: z.string() })),
  }),
});
