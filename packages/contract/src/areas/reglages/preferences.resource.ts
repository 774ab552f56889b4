import { z } from 'zod';
import type { Field } from '../../kernel/field.ts';
import { colour } from '../../kernel/fields.ts';
import { defineSingle, heritable } from '../../kernel/single.ts';
import { parametres } from './parametres.resource.ts';
import { type ClePreference, preferencesEffectivesSchema, surchargesSchema } from './preference.schemas.ts';
import { accesAuxPreferences } from './reglages.roles.ts';

const { logo, bridge_languages, lien_aide, lien_signalement } = parametres.fields;

/** What an entity sets for its people, over what the entity above sets, over the instance: the words are those of the instance. */
export const preferences = defineSingle({
  id: 'preferences',
  path: '/reglages/preferences',
  perEntity: true,
  noun: { one: 'Préférence', many: 'Préférences', feminine: true },
  purpose: 'Ce que cette entité règle pour ses personnes. Le reste suit l’entité au-dessus, puis l’instance.',
  groups: [{ id: 'general', title: 'Réglages de l’entité' }],
  fields: {
    logo: heritable({ ...logo, help: 'Dans le menu des personnes de cette entité.' }, { none: 'celui de Bridge' }),
    couleur: heritable(
      {
        ...colour({
          label: 'Couleur',
          help: 'Celle de l’interface, pour qui n’a pas choisi la sienne.',
          group: 'general',
        }),
        schema: surchargesSchema.shape.couleur.unwrap(),
      },
      { none: 'celle de Bridge', first: '#1da2df' },
    ),
    bridge_languages: heritable(bridge_languages),
    lien_aide: heritable({ ...lien_aide, group: 'general' }, { none: 'le manuel de Bridge seul' }),
    lien_signalement: heritable({ ...lien_signalement, group: 'general' }, { none: 'un e-mail à adresser soi-même' }),
  } satisfies Record<ClePreference, Field>,
  facts: {
    entite: z.object({ id: z.number(), nom: z.string() }),
    /** What would be in force if the entity set nothing. */
    heritage: preferencesEffectivesSchema,
  },
  access: { view: accesAuxPreferences, edit: accesAuxPreferences },
});
export type Preferences = z.output<typeof preferences.record>;
