/** The anomalies of an objet. `grave`: it harms those who rely on the record. */
export const ANOMALIES = [
  { value: 'sans-photo', label: 'Aucune photo', grave: false },
  { value: 'photo-sans-credit', label: 'Photo sans crédit', grave: false },
  { value: 'photo-perimee', label: 'Droits d’une photo expirés', grave: true },
  { value: 'sans-description', label: 'Aucune description', grave: false },
  { value: 'description-courte', label: 'Description très courte', grave: false },
  { value: 'sans-position', label: 'Aucune position', grave: false },
  { value: 'position-douteuse', label: 'Position douteuse', grave: true },
  { value: 'position-hors-pays', label: 'Position hors du pays', grave: true },
  { value: 'sans-commune', label: 'Aucune commune', grave: false },
  { value: 'code-postal-invalide', label: 'Code postal invalide', grave: false },
  { value: 'sans-contact', label: 'Aucun contact public', grave: false },
  { value: 'email-invalide', label: 'Adresse e-mail invalide', grave: false },
  { value: 'site-invalide', label: 'Site web invalide', grave: false },
  { value: 'evenement-sans-date', label: 'Événement sans date', grave: true },
  { value: 'evenement-passe', label: 'Événement entièrement passé', grave: false },
  { value: 'ferme-temporairement', label: 'Fermé temporairement', grave: false },
  { value: 'sans-ouverture', label: 'Aucune ouverture indiquée', grave: false },
  { value: 'traduction-manquante', label: 'Traduction manquante', grave: false },
  { value: 'nom-en-capitales', label: 'Nom en capitales', grave: false },
  { value: 'type-inconnu', label: 'Type non reconnu', grave: true },
] as const;
export type Anomalie = (typeof ANOMALIES)[number]['value'];
export const ANOMALIES_GRAVES: readonly Anomalie[] = ANOMALIES.filter(({ grave }) => grave).map(({ value }) => value);
