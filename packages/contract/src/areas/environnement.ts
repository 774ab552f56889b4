/** Whether a site is the real one, or where things are tried first. */
export const ENVIRONNEMENTS = [
  { value: 'production', label: 'Production', colour: 'green' },
  { value: 'recette', label: 'Recette', colour: 'orange' },
] as const;
