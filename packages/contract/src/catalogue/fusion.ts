/** Parts of an objet that a second source may give, where the same offer comes from two systems. */
export const CHAMPS_FUSIONNABLES = [
  { value: 'nom', label: 'Nom' },
  { value: 'resume', label: 'Résumé' },
  { value: 'description', label: 'Description' },
  { value: 'lieu', label: 'Lieu et position' },
  { value: 'ouverture', label: 'Périodes et horaires' },
  { value: 'tarifs', label: 'Tarifs' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'medias', label: 'Médias' },
  { value: 'labels', label: 'Labels' },
  { value: 'classement', label: 'Classement' },
  { value: 'capacites', label: 'Capacités' },
  { value: 'languesParlees', label: 'Langues parlées' },
  { value: 'accessibilite', label: 'Accessibilité' },
  { value: 'animaux', label: 'Animaux acceptés' },
  { value: 'publics', label: 'Publics' },
] as const;
export type ChampFusionnable = (typeof CHAMPS_FUSIONNABLES)[number]['value'];
