/** The choices of screens and of messages of urgency. */

export const ETATS_D_ECRAN = [
  { value: 'a-appairer', label: 'À appairer', colour: 'gray' },
  { value: 'appaire', label: 'Appairé, en attente', colour: 'orange' },
  { value: 'en-ligne', label: 'En ligne', colour: 'green' },
  { value: 'hors-ligne', label: 'Hors ligne', colour: 'red' },
] as const;
export type EtatDEcran = (typeof ETATS_D_ECRAN)[number]['value'];

export const PORTEES_D_URGENCE = [
  { value: 'tous', label: 'Tous les écrans' },
  { value: 'groupes', label: 'Des groupes d’écrans' },
  { value: 'ecrans', label: 'Des écrans choisis' },
] as const;

export const ORDRES_D_ECRAN = [
  { value: 'rafraichir', label: 'Rafraîchir maintenant' },
  { value: 'redemarrer', label: 'Redémarrer le lecteur' },
  { value: 'capturer', label: 'Prendre une image' },
] as const;
export type OrdreDEcran = (typeof ORDRES_D_ECRAN)[number]['value'];

/** The letters and digits of codes, none of which looks like another from across a room. */
export const LETTRES_DE_CODE = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789';
export const LONGUEUR_DE_CODE = 6;
