/** An offer of the national platform, under the id that its producer gives it. */
export const nationale = (id: number, producteur: string, nom: string) => ({
  '@id': `https://data.datatourisme.gouv.fr/15/n-${id}`,
  'dc:identifier': producteur,
  '@type': ['Restaurant', 'PointOfInterest'],
  'rdfs:label': { fr: [nom] },
  hasDescription: [{ shortDescription: { fr: [`Présentation de ${nom}.`] } }],
  petsAllowed: true,
  lastUpdate: '2026-10-01',
});

export const nationales = (...offres: readonly ReturnType<typeof nationale>[]): string => JSON.stringify(offres);
