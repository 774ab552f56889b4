import { z } from 'zod';
import type { Field } from '../../../kernel/fields/field.ts';
import { colour, reference, text } from '../../../kernel/fields/fields.ts';
import { defineSingle, heritable } from '../../../kernel/resource/single.ts';
import { accesAuxPreferences } from '../reglages.roles.ts';
import { parametres } from './parametres.resource.ts';
import { type ClePreference, preferencesEffectivesSchema, surchargesSchema } from './preference.schemas.ts';

const { logo, bridge_languages, lien_aide, lien_signalement } = parametres.fields;

const valeurs = surchargesSchema.shape;

/** The settings of an entity for its people, over those of the entity above and of the instance, in the same words. */
export const preferences = defineSingle({
  id: 'preferences',
  path: '/reglages/preferences',
  perEntity: true,
  noun: { one: 'Préférence', many: 'Préférences', feminine: true },
  purpose: 'Ce que cette entité règle pour ses personnes. Le reste suit l’entité au-dessus, puis l’instance.',
  groups: [
    { id: 'general', title: 'Réglages de l’entité' },
    { id: 'courriels', title: 'E-mails et documents', help: 'Ce que signe l’entité, et qui elle prévient.' },
    {
      id: 'defauts',
      title: 'Valeurs de départ',
      help: 'Ce que propose un nouvel élément. Ceux qui existent déjà ne changent pas.',
    },
  ],
  fields: {
    logo: heritable({ ...logo, help: 'Dans le menu des personnes de cette entité.' }, { none: 'celui de Bridge' }),
    couleur: heritable(
      {
        ...colour({
          label: 'Couleur',
          help: 'Celle de l’interface, pour qui n’a pas choisi la sienne.',
          group: 'general',
        }),
        schema: valeurs.couleur.unwrap(),
      },
      { none: 'celle de Bridge', first: '#1da2df' },
    ),
    bridge_languages: heritable(bridge_languages),
    lien_aide: heritable({ ...lien_aide, group: 'general' }, { none: 'le manuel de Bridge seul' }),
    lien_signalement: heritable({ ...lien_signalement, group: 'general' }, { none: 'un e-mail à adresser soi-même' }),
    signature_courriels: heritable(
      {
        ...text({
          label: 'Signature des e-mails',
          help: 'Au bas des messages envoyés aux personnes de cette entité et à ses annonceurs\u00a0: «\u00a0Claire Martin, responsable de l’accueil\u00a0».',
          group: 'courriels',
        }),
        schema: valeurs.signature_courriels.unwrap(),
      },
      { none: 'celle de l’instance' },
    ),
    courriels_alerte: heritable(
      {
        ...text({
          label: 'Adresses d’alerte',
          help: 'Elles reçoivent aussi ce qui demande qu’on agisse\u00a0: droits de photos et annonces qui finissent, budget de traduction. Séparées par des virgules.',
          group: 'courriels',
        }),
        schema: valeurs.courriels_alerte.unwrap(),
      },
      { none: 'les personnes concernées seulement' },
    ),
    mentions: heritable(
      {
        ...text({
          label: 'Mentions',
          help: 'Au pied de chaque page des brochures\u00a0: «\u00a0Informations données à titre indicatif\u00a0».',
          group: 'courriels',
        }),
        schema: valeurs.mentions.unwrap(),
      },
      { none: 'aucune' },
    ),
    tri_par_defaut: heritable(
      reference({ label: 'Tri', help: 'Des nouvelles sélections.', to: 'tri', group: 'defauts' }),
      { none: 'par nom' },
    ),
    scoring_par_defaut: heritable(
      reference({
        label: 'Profil de scoring',
        help: 'Des nouvelles rubriques dynamiques et des configurations de traduction.',
        to: 'scoring',
        group: 'defauts',
      }),
      { none: 'aucun' },
    ),
    modele_liste_par_defaut: heritable(
      reference({ label: 'Modèle de liste', help: 'Des nouvelles listes web.', to: 'modeleListe', group: 'defauts' }),
      { none: 'à choisir' },
    ),
    modele_edition_par_defaut: heritable(
      reference({
        label: 'Modèle d’édition',
        help: 'Des nouvelles planifications.',
        to: 'modeleEdition',
        group: 'defauts',
      }),
      { none: 'à choisir' },
    ),
  } satisfies Record<ClePreference, Field>,
  facts: {
    entite: z.object({ id: z.number(), nom: z.string() }),
    /** The values in force if the entity set nothing. */
    heritage: preferencesEffectivesSchema,
  },
  access: { view: accesAuxPreferences, edit: accesAuxPreferences },
});
export type Preferences = z.output<typeof preferences.record>;
