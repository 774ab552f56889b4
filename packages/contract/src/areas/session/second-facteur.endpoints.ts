import { z } from 'zod';
import { PUBLIC, SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { ownPasswordSchema, tokensSchema } from './session.schemas.ts';

/** The means of a second factor. */
export const MOYENS = ['totp', 'cle', 'secours'] as const;
export type Moyen = (typeof MOYENS)[number];

const jeton = z.string().min(1).max(200);
/** A message between browsers and authenticators, which the library checks. */
const document = z.looseObject({});
const codesSchema = z.array(z.string());

/** The details of the refusal `secondFactor` of a sign-in: the step that is left, and its means. */
export const etapeDeConnexionSchema = z.object({
  jeton: z.string(),
  moyens: z.array(z.enum(MOYENS)),
  /** The challenge for the authenticator, when a passkey is one of the means. */
  defi: document.nullable(),
  /** Whether a factor is required and missing: it is prepared now. */
  aPreparer: z.boolean(),
});
export type EtapeDeConnexion = z.output<typeof etapeDeConnexionSchema>;

const preparationSchema = z.object({
  /** The secret to type by hand. */
  secret: z.string(),
  /** The SVG drawing to scan. */
  qr: z.string(),
});

export const prepareSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/second_facteur/preparer',
  summary: 'Préparer le second facteur que l’instance exige, avant d’entrer',
  access: PUBLIC,
  body: z.strictObject({ jeton }),
  response: preparationSchema,
});

export const proveSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/second_facteur',
  summary: 'Terminer une connexion par son second facteur',
  access: PUBLIC,
  body: z.strictObject({
    jeton,
    moyen: z.enum(MOYENS),
    /** Six digits, or a recovery code. */
    code: z.string().trim().max(40).default(''),
    reponse: document.nullable().default(null),
    /** Whether this browser is not asked again for thirty days. */
    retenir: z.boolean().default(false),
  }),
  response: tokensSchema.extend({
    /** Shown once, where the second factor was prepared just now. */
    secours: codesSchema,
  }),
});

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/cle_acces/defi',
  summary: 'Commencer une connexion par clé d’accès, sans mot de passe',
  access: PUBLIC,
  response: z.object({ jeton: z.string(), defi: document }),
});

export const signInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/cle_acces/connexion',
  summary: 'Se connecter par clé d’accès',
  access: PUBLIC,
  body: z.strictObject({ jeton, reponse: document }),
  response: tokensSchema,
});

const cleSchema = z.object({
  id: z.number(),
  nom: z.string(),
  creeLe: z.iso.datetime(),
  utiliseeLe: z.iso.datetime().nullable(),
});
export type CleDAcces = z.output<typeof cleSchema>;

const securiteSchema = z.object({
  /** Codes of an application. */
  totp: z.boolean(),
  cles: z.array(cleSchema),
  /** Recovery codes that are left. */
  secours: z.number().int(),
  /** Browsers that are not asked. */
  appareils: z.number().int(),
  /** Whether a role or an entity requires it: it cannot be removed. */
  exige: z.boolean(),
  /** Whether the person has a password, which is asked for before changes. */
  motDePasse: z.boolean(),
});
export type Securite = z.output<typeof securiteSchema>;

export const getSecurite = defineEndpoint({
  method: 'GET',
  path: '/users/second_facteur',
  summary: 'Son second facteur, ses clés d’accès et ses appareils retenus',
  access: SESSION,
  response: securiteSchema,
});

export const prepareTotp = defineEndpoint({
  method: 'POST',
  path: '/users/second_facteur/totp',
  summary: 'Préparer une application de codes',
  access: SESSION,
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: preparationSchema,
});

export const confirmTotp = defineEndpoint({
  method: 'PUT',
  path: '/users/second_facteur/totp',
  summary: 'Activer l’application de codes, par un premier code',
  access: SESSION,
  body: z.strictObject({ code: z.string().trim().max(20) }),
  response: z.object({ secours: codesSchema }),
});

export const removeTotp = defineEndpoint({
  method: 'POST',
  path: '/users/second_facteur/retirer_totp',
  summary: 'Retirer l’application de codes',
  access: SESSION,
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: z.null(),
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/users/second_facteur/secours',
  summary: 'Remplacer ses codes de secours\u00a0; les anciens ne servent plus',
  access: SESSION,
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: z.object({ secours: codesSchema }),
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/cles_acces/defi',
  summary: 'Préparer l’ajout d’une clé d’accès',
  access: SESSION,
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: z.object({ jeton: z.string(), defi: document }),
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/cles_acces',
  summary: 'Ajouter une clé d’accès',
  access: SESSION,
  body: z.strictObject({
    jeton,
    nom: z.string().trim().min(1, 'Ce champ est obligatoire.').max(60, '60 caractères au plus.'),
    reponse: document,
  }),
  response: z.object({ secours: codesSchema }),
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/users/cles_acces/:id/retirer',
  summary: 'Retirer une clé d’accès',
  access: SESSION,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: z.null(),
});

export const forgetDevices = defineEndpoint({
  method: 'DELETE',
  path: '/users/appareils',
  summary: 'Redemander le second facteur à tous ses appareils',
  access: SESSION,
  response: z.null(),
});
