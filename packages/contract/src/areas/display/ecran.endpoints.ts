import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { affichage } from './display.roles.ts';
import { LETTRES_DE_CODE, LONGUEUR_DE_CODE, ORDRES_D_ECRAN } from './ecran.choix.ts';
import { ecran } from './ecran.resource.ts';

const params = z.strictObject({ id: idSchema });
const ROOT = '/api/display/ecrans';

/** A code as people type it: small letters and spaces are accepted. */
export const codeDAppairageSchema = z
  .string()
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[${LETTRES_DE_CODE}]{${LONGUEUR_DE_CODE}}$`),
        `Le code que montre l’écran a ${LONGUEUR_DE_CODE} lettres ou chiffres.`,
      ),
  );

export const pairEcran = defineEndpoint({
  method: 'POST',
  path: `${ROOT}/:id/appairer`,
  summary: 'Relier un écran au code qu’il affiche\u00a0: celui qui l’était avant ne l’est plus',
  access: affichage,
  params,
  body: z.strictObject({ code: codeDAppairageSchema }),
  response: z.object({ appaireLe: z.iso.datetime() }),
});

export const pairNewEcran = defineEndpoint({
  method: 'POST',
  path: `${ROOT}/appairer`,
  summary: 'Créer un écran et le relier au code que montre un appareil\u00a0: sans code juste, rien n’est créé',
  access: affichage,
  body: z.strictObject({ code: codeDAppairageSchema, nom: ecran.fields.nom.schema, diaporama: idSchema.nullable() }),
  response: z.object({ id: idSchema, appaireLe: z.iso.datetime() }),
});

export const forgetEcran = defineEndpoint({
  method: 'POST',
  path: `${ROOT}/:id/oublier`,
  summary: 'Délier un écran\u00a0: il efface ce qu’il garde et montre un nouveau code',
  access: affichage,
  params,
  response: z.null(),
});

/** How many screens one action may concern. */
export const MOST_ECRANS = 500;
const ids = z.array(idSchema).min(1).max(MOST_ECRANS);

/** The screens on which an action was done, and the refused ones: those of others, or not paired. */
const suites = z.object({ faits: z.array(z.number().int()), refuses: z.array(z.number().int()) });

export const orderEcrans = defineEndpoint({
  method: 'POST',
  path: `${ROOT}/ordres`,
  summary: 'Demander à des écrans de se rafraîchir, de redémarrer ou de prendre une image',
  access: affichage,
  body: z.strictObject({ ids, ordre: z.enum(ORDRES_D_ECRAN.map(({ value }) => value)) }),
  response: suites,
});

export const assignDiaporama = defineEndpoint({
  method: 'POST',
  path: `${ROOT}/attribuer`,
  summary: 'Donner le même diaporama à des écrans',
  access: affichage,
  body: z.strictObject({ ids, diaporama: idSchema.nullable() }),
  response: suites,
});

export const groupesDEcrans = defineEndpoint({
  method: 'GET',
  path: `${ROOT}/groupes`,
  summary: 'Les groupes d’écrans, et combien d’écrans a chacun',
  access: affichage,
  response: z.object({ items: z.array(z.object({ nom: z.string(), ecrans: z.number().int() })) }),
});

/** A picture that the screen drew of itself, in JPEG, PNG or SVG. */
export const captureDEcran = defineEndpoint({
  method: 'GET',
  path: `${ROOT}/:id/capture`,
  summary: 'La dernière image que l’écran a prise de ce qu’il montre',
  access: affichage,
  params,
  response: z.unknown(),
  answersFile: true,
});

/** The programme that the screen is given now. */
export const programmeDEcran = defineEndpoint({
  method: 'GET',
  path: `${ROOT}/:id/programme`,
  summary: 'Ce qu’un écran a reçu l’ordre de passer, et s’il l’a déjà',
  access: affichage,
  params,
  response: z.object({
    /** Null when nothing is published for it. */
    version: z.string().nullable(),
    aJour: z.boolean(),
    medias: z.number().int(),
    octets: z.number().int(),
    programmes: z.array(z.object({ diaporama: z.number().int(), nom: z.string(), diapositives: z.number().int() })),
    urgences: z.number().int(),
    /** What keeps the screen from showing what was meant, in words. */
    remarques: z.array(phraseSchema),
  }),
});
