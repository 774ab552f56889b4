import type { UserParams } from './session/profile.endpoints.ts';

/** The e-mails that a person may switch off. Those about the safety of their account always come. */
export const NOTIFICATIONS = [
  {
    cle: 'courriel_droits_medias',
    label: 'Droits de médias qui finissent',
    help: 'Pour les médias que vous avez créés ou changés en dernier.',
    flag: null,
  },
  {
    cle: 'courriel_fins_annonces',
    label: 'Annonces qui finissent',
    help: 'Pour les annonces que vous avez créées ou validées.',
    flag: 'enable_module_ads',
  },
  {
    cle: 'courriel_budget_traduction',
    label: 'Budget de traduction',
    help: 'Quand le budget du mois est presque dépensé, puis quand il l’est.',
    flag: 'activer_trad_deepl',
  },
] as const;
export type Notification = (typeof NOTIFICATIONS)[number]['cle'];

/** Whether a person wants an e-mail: yes, until they switch it off. */
export const wants = (params: UserParams, cle: Notification): boolean => params[cle] !== false;
