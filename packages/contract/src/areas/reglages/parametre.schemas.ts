import { z } from 'zod';
import { isUrl } from '../../kernel/validators.ts';

const lien = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (text) => text === '' || text.startsWith('mailto:') || isUrl(text),
    'Saisissez une adresse complète (https://… ou mailto:…).',
  );

const coupleType = z.strictObject({
  categorie: z.string().trim().min(1).max(100),
  type: z.string().trim().min(1).max(100),
});

/**
 * The instance parameters, with their values on a new instance. Those of spec §3 keep its names; an absent row in the database
 * means the default.
 */
export const parametresSchema = z.strictObject({
  user_admin_editions: z.array(z.number().int().positive()).max(1_000).default([]),
  champ_id_produit: z
    .strictObject({
      lei: z.string().min(1).max(100),
      tourinsoft: z.string().min(1).max(100),
      apidae: z.string().min(1).max(100),
    })
    .default({ lei: 'PRODUIT', tourinsoft: 'SyndicObjectID', apidae: 'id' }),
  couple_types: z.array(coupleType).max(1_000).default([]),
  enable_module_ads: z.boolean().default(false),
  enable_import_apidae: z.boolean().default(false),
  enable_import_tourinsoft: z.boolean().default(false),
  enable_import_lei: z.boolean().default(false),
  activer_trad_deepl: z.boolean().default(false),
  mode_multi_entites: z.boolean().default(false),
  sso_active: z.boolean().default(false),
  sso_tourinsoft_enabled: z.boolean().default(false),
  sso_lei_enabled: z.boolean().default(false),
  sso_apidae_enabled: z.boolean().default(false),
  bridge_languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .max(20)
    .default(['fr']),
  inscription_ouverte: z.boolean().default(false),
  lien_aide: lien.default(''),
  lien_signalement: lien.default(''),
});
export type Parametres = z.output<typeof parametresSchema>;

export const PARAMETRES_INITIAUX: Parametres = parametresSchema.parse({});

/** Spec §3: what the browser keeps. Couples of types have a call of their own. */
export const bridgeParametersSchema = parametresSchema.omit({ couple_types: true, inscription_ouverte: true });
export type BridgeParameters = z.output<typeof bridgeParametersSchema>;
