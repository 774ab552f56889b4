import { z } from 'zod';
import { fileSchema } from '../../../kernel/fields/fields.ts';
import { emailSchema } from '../../../kernel/fields/schemas.ts';
import { origineSchema } from '../../../kernel/resource/single.ts';
import { languesSchema, lienSchema, type Parametres } from './parametre.schemas.ts';

/** The addresses of a text, as people type them. */
export const adressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((one) => one.toLowerCase())
    .filter((one) => one !== '');

const adressesSchema = z
  .string()
  .trim()
  .max(1_000)
  .refine((text) => adressesIn(text).length <= 10, 'Dix adresses au plus.')
  .refine(
    (text) => adressesIn(text).every((one) => emailSchema.safeParse(one).success),
    'Une de ces adresses n’est pas une adresse e-mail.',
  );

const signatureSchema = z.string().trim().max(300, '300 caractères au plus.');
const mentionsSchema = z
  .string()
  .trim()
  .max(200, '200 caractères au plus.')
  .refine((text) => !/[\r\n]/.test(text), 'Une seule ligne.');
const elementSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable();

const couleurSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'Couleur sous la forme #1da2df.');

/** The settings of an entity. No logo, no link and no default are values like others. */
const VALEURS = {
  logo: fileSchema.nullable(),
  couleur: couleurSchema,
  bridge_languages: languesSchema,
  lien_aide: lienSchema,
  lien_signalement: lienSchema,
  signature_courriels: signatureSchema,
  courriels_alerte: adressesSchema,
  mentions: mentionsSchema,
  tri_par_defaut: elementSchema,
  scoring_par_defaut: elementSchema,
  modele_liste_par_defaut: elementSchema,
  modele_edition_par_defaut: elementSchema,
};
export type ClePreference = keyof typeof VALEURS;

/** The type of `Object.keys` is wider than the keys. */
export const CLES_DE_PREFERENCE = Object.keys(VALEURS) as readonly ClePreference[];

/** The default elements of new records, with their resources. */
export const ELEMENTS_PAR_DEFAUT = {
  tri_par_defaut: 'tri',
  scoring_par_defaut: 'scoring',
  modele_liste_par_defaut: 'modeleListe',
  modele_edition_par_defaut: 'modeleEdition',
} as const satisfies Partial<Record<ClePreference, string>>;

/** An absent key is inherited. */
export const surchargesSchema = z.strictObject({
  logo: z.exactOptional(VALEURS.logo),
  couleur: z.exactOptional(VALEURS.couleur),
  bridge_languages: z.exactOptional(VALEURS.bridge_languages),
  lien_aide: z.exactOptional(VALEURS.lien_aide),
  lien_signalement: z.exactOptional(VALEURS.lien_signalement),
  signature_courriels: z.exactOptional(VALEURS.signature_courriels),
  courriels_alerte: z.exactOptional(VALEURS.courriels_alerte),
  mentions: z.exactOptional(VALEURS.mentions),
  tri_par_defaut: z.exactOptional(VALEURS.tri_par_defaut),
  scoring_par_defaut: z.exactOptional(VALEURS.scoring_par_defaut),
  modele_liste_par_defaut: z.exactOptional(VALEURS.modele_liste_par_defaut),
  modele_edition_par_defaut: z.exactOptional(VALEURS.modele_edition_par_defaut),
});
export type Surcharges = z.output<typeof surchargesSchema>;

const effective = <S extends z.ZodType>(valeur: S) => z.object({ valeur, origine: origineSchema });

export const preferencesEffectivesSchema = z.object({
  logo: effective(VALEURS.logo),
  /** Null for the colour of the product. */
  couleur: effective(couleurSchema.nullable()),
  bridge_languages: effective(VALEURS.bridge_languages),
  lien_aide: effective(VALEURS.lien_aide),
  lien_signalement: effective(VALEURS.lien_signalement),
  /** Empty for that of the instance. */
  signature_courriels: effective(VALEURS.signature_courriels),
  courriels_alerte: effective(VALEURS.courriels_alerte),
  mentions: effective(VALEURS.mentions),
  tri_par_defaut: effective(VALEURS.tri_par_defaut),
  scoring_par_defaut: effective(VALEURS.scoring_par_defaut),
  modele_liste_par_defaut: effective(VALEURS.modele_liste_par_defaut),
  modele_edition_par_defaut: effective(VALEURS.modele_edition_par_defaut),
});
export type PreferencesEffectives = z.output<typeof preferencesEffectivesSchema>;

/** An entity with its own settings. */
export interface Maillon {
  readonly id: number;
  readonly nom: string;
  readonly surcharges: Surcharges;
}

/** The values in force: of the nearest entity with a setting, from the entity up to its root, else of the instance. */
export function effectivePreferences(
  parametres: Pick<Parametres, 'logo' | 'bridge_languages' | 'lien_aide' | 'lien_signalement'>,
  chain: readonly Maillon[],
): PreferencesEffectives {
  const nearest = <K extends ClePreference>(cle: K, ofInstance: PreferencesEffectives[K]['valeur']) => {
    for (const { id, nom, surcharges } of chain) {
      const valeur: PreferencesEffectives[K]['valeur'] | undefined = surcharges[cle];
      if (valeur !== undefined) return { valeur, origine: { id, nom } };
    }
    return { valeur: ofInstance, origine: null };
  };
  return {
    logo: nearest('logo', parametres.logo),
    couleur: nearest('couleur', null),
    bridge_languages: nearest('bridge_languages', parametres.bridge_languages),
    lien_aide: nearest('lien_aide', parametres.lien_aide),
    lien_signalement: nearest('lien_signalement', parametres.lien_signalement),
    signature_courriels: nearest('signature_courriels', ''),
    courriels_alerte: nearest('courriels_alerte', ''),
    mentions: nearest('mentions', ''),
    tri_par_defaut: nearest('tri_par_defaut', null),
    scoring_par_defaut: nearest('scoring_par_defaut', null),
    modele_liste_par_defaut: nearest('modele_liste_par_defaut', null),
    modele_edition_par_defaut: nearest('modele_edition_par_defaut', null),
  };
}
