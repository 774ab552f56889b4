/** Whether a site is the real one, or one for tests. */
export const ENVIRONNEMENTS = [
  { value: 'production', label: 'Production', colour: 'green' },
  { value: 'recette', label: 'Recette', colour: 'orange' },
] as const;
