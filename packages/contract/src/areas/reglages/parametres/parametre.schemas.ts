import { z } from 'zod';
import { DELAIS_DE_RAPPEL, MENTIONS_D_ANNONCE } from '../../../catalogue/annonce/annonce.parametres.ts';
import { FUSEAUX } from '../../../catalogue/ecran/ecran.choix.ts';
import { FLAGS, type Flag } from '../../../kernel/access.ts';
import { fileSchema } from '../../../kernel/fields/fields.ts';
import { LANGUAGE } from '../../../kernel/fields/schemas.ts';
import { isUrl } from '../../../kernel/fields/validators.ts';
import { ROLES, roleSchema } from '../../../kernel/role.ts';

export const lienSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (text) => text === '' || text.startsWith('mailto:') || isUrl(text),
    'Saisissez une adresse complète (https://… ou mailto:…).',
  )
  // A line of /.well-known/security.txt cannot hold two.
  .refine((text) => !/[\r\n]/.test(text), 'Une seule ligne.');

/** The languages in order: texts are written in the first one first. */
export const languesSchema = z
  .array(z.string().regex(LANGUAGE))
  .min(1)
  .max(20)
  .refine((codes) => new Set(codes).size === codes.length, 'La même langue figure deux fois.');

const coupleType = z.strictObject({
  categorie: z.string().trim().min(1).max(100),
  type: z.string().trim().min(1).max(100),
});

/** A name in a title and in the sender of e-mails: one line, without signs that mail headers interpret. */
const nomSchema = z
  .string()
  .trim()
  .max(60, '60 caractères au plus.')
  .regex(/^[^\p{Cc}<>"\\]*$/u, 'Sans les signes < > " ni \\.');

/** The longest retention in months: the law limits how long traces of people are kept. */
export const LONGEST_RETENTION = 25;

const among = <const V extends string>(choices: readonly { readonly value: V }[]) =>
  z.enum(choices.map(({ value }) => value));

/**
 * The instance parameters, with their values on a new instance. Those of spec §3 keep its names; a missing row in the
 * database means the default.
 */
export const parametresSchema = z.strictObject({
  user_admin_editions: z.array(z.number().int().positive()).max(1_000).default([]),
  champ_id_produit: z
    .strictObject({
      lei: z.string().min(1).max(100),
      tourinsoft: z.string().min(1).max(100),
      apidae: z.string().min(1).max(100),
      datatourisme: z.string().min(1).max(100).default('@id'),
    })
    .default({ lei: 'PRODUIT', tourinsoft: 'SyndicObjectID', apidae: 'id', datatourisme: '@id' }),
  /** Whether events without a day stay published; otherwise imports hide them. */
  publier_sans_date: z.boolean().default(true),
  couple_types: z.array(coupleType).max(1_000).default([]),
  enable_module_ads: z.boolean().default(false),
  enable_import_apidae: z.boolean().default(false),
  enable_import_tourinsoft: z.boolean().default(false),
  enable_import_lei: z.boolean().default(false),
  enable_import_datatourisme: z.boolean().default(false),
  activer_trad_deepl: z.boolean().default(false),
  mode_multi_entites: z.boolean().default(false),
  sso_active: z.boolean().default(false),
  sso_tourinsoft_enabled: z.boolean().default(false),
  sso_lei_enabled: z.boolean().default(false),
  sso_apidae_enabled: z.boolean().default(false),
  /** Empty for the name of the product. */
  nom_instance: nomSchema.default(''),
  logo: fileSchema.nullable().default(null),
  bridge_languages: languesSchema.default(['fr']),
  /** The time zone of new screens and planifications, which may change theirs. */
  fuseau: among(FUSEAUX).default('Europe/Paris'),
  inscription_ouverte: z.boolean().default(false),
  mot_de_passe_longueur: z.number().int().min(8).max(128).default(12),
  /** The life of a session, in hours. */
  duree_session: z.number().int().min(1).max(2_160).default(720),
  /** The roles that need a second factor. */
  second_facteur_roles: z.array(roleSchema).max(ROLES.length).default([]),
  /** Empty for the name of the instance. */
  nom_expediteur: nomSchema.default(''),
  lien_aide: lienSchema.default(''),
  lien_signalement: lienSchema.default(''),
  /** The contact for weaknesses of the console, or an empty text. */
  contact_securite: lienSchema.default(''),
  /** The retention in months. */
  retention_journal: z.number().int().min(1).max(LONGEST_RETENTION).default(LONGEST_RETENTION),
  /** The retention in months. */
  retention_statistiques: z.number().int().min(1).max(LONGEST_RETENTION).default(LONGEST_RETENTION),
  /** Without it, no site is shown to search engines, whatever its own setting. */
  publication_indexee: z.boolean().default(true),
  /** The number of documents kept for each model of edition and language. */
  editions_gardees: z.number().int().min(1).max(500).default(20),
  annonces_mention: among(MENTIONS_D_ANNONCE).default('annonce'),
  annonces_rappels: z.array(among(DELAIS_DE_RAPPEL)).max(DELAIS_DE_RAPPEL.length).default(['7', '30']),
  /** The interval in minutes. */
  ecrans_nouvelles: z.number().int().min(1).max(4).default(1),
  /** The initial delay of new screens, in minutes. */
  ecrans_alerte: z.number().int().min(5).max(10_080).default(30),
  /** Characters a month, all configurations together; null: no limit. */
  traduction_plafond: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  /** The quota in Go of entities without their own, or null without a limit. */
  quota_medias: z.number().int().min(1).max(100_000).nullable().default(null),
});
export type Parametres = z.output<typeof parametresSchema>;
export type CleParametre = keyof Parametres;

export const PARAMETRES_INITIAUX: Parametres = parametresSchema.parse({});

/** The options that open and close parts of the product, for super admins alone. */
export const OPTIONS = [
  ...FLAGS,
  'mode_multi_entites',
  'sso_active',
  'sso_tourinsoft_enabled',
  'sso_lei_enabled',
  'sso_apidae_enabled',
] as const satisfies readonly (Flag | CleParametre)[];
export type Option = (typeof OPTIONS)[number];

const depart = z.number().int().nullable().default(null);

/** Spec §3: what the browser keeps, for the person's entity. Couples of types have a call of their own. */
export const bridgeParametersSchema = parametresSchema
  .omit({
    couple_types: true,
    publier_sans_date: true,
    inscription_ouverte: true,
    duree_session: true,
    second_facteur_roles: true,
    nom_expediteur: true,
    retention_journal: true,
    retention_statistiques: true,
    contact_securite: true,
    publication_indexee: true,
    editions_gardees: true,
    annonces_rappels: true,
    ecrans_nouvelles: true,
    traduction_plafond: true,
    quota_medias: true,
  })
  .extend({
    /** The colour of the entity's interface, for people without a colour of their own. */
    couleur: z.string().nullable().default(null),
    /** The initial values of new elements of the entity, or null. */
    tri_par_defaut: depart,
    scoring_par_defaut: depart,
    modele_liste_par_defaut: depart,
    modele_edition_par_defaut: depart,
  });
export type BridgeParameters = z.output<typeof bridgeParametersSchema>;
