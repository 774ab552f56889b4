import { z } from 'zod';
import { fileSchema } from '../../kernel/fields.ts';
import { origineSchema } from '../../kernel/single.ts';
import { languesSchema, lienSchema, type Parametres } from './parametre.schemas.ts';

const couleurSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'Couleur sous la forme #1da2df.');

/** What an entity may set for its people. An absent key is inherited; no logo and no link are values like others. */
export const surchargesSchema = z.strictObject({
  logo: z.exactOptional(fileSchema.nullable()),
  couleur: z.exactOptional(couleurSchema),
  bridge_languages: z.exactOptional(languesSchema),
  lien_aide: z.exactOptional(lienSchema),
  lien_signalement: z.exactOptional(lienSchema),
});
export type Surcharges = z.output<typeof surchargesSchema>;
export type ClePreference = keyof Surcharges;

export const CLES_DE_PREFERENCE = [
  'logo',
  'couleur',
  'bridge_languages',
  'lien_aide',
  'lien_signalement',
] as const satisfies readonly ClePreference[];

const effective = <S extends z.ZodType>(valeur: S) => z.object({ valeur, origine: origineSchema });

export const preferencesEffectivesSchema = z.object({
  logo: effective(fileSchema.nullable()),
  /** Null: the colour of the product. */
  couleur: effective(couleurSchema.nullable()),
  bridge_languages: effective(languesSchema),
  lien_aide: effective(lienSchema),
  lien_signalement: effective(lienSchema),
});
export type PreferencesEffectives = z.output<typeof preferencesEffectivesSchema>;

/** An entity with what it sets. */
export interface Maillon {
  readonly id: number;
  readonly nom: string;
  readonly surcharges: Surcharges;
}

/** The values in force: of the nearest entity that sets them, from the entity itself up to its root, or else of the instance. */
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
  };
}
