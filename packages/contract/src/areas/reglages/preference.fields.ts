import type { Field } from '../../kernel/field.ts';
import { colour } from '../../kernel/fields.ts';
import { CHAMPS_DE_GESTION } from './parametre.fields.ts';
import type { ClePreference } from './preference.schemas.ts';

/** What an entity may set, as its page says it: the words of the instance, but for whom they count. */
export const CHAMPS_DE_PREFERENCE = {
  logo: { ...CHAMPS_DE_GESTION.logo, help: 'Dans le menu des personnes de cette entité.' },
  couleur: colour({ label: 'Couleur', help: 'Celle de l’interface, pour qui n’a pas choisi la sienne.' }),
  bridge_languages: { ...CHAMPS_DE_GESTION.bridge_languages },
  lien_aide: { ...CHAMPS_DE_GESTION.lien_aide },
  lien_signalement: { ...CHAMPS_DE_GESTION.lien_signalement },
} as const satisfies Record<ClePreference, Field>;
