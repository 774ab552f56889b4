/** The key of a record, « selection:9 », in the outputs made from it. */
export const keyOf = (ressource: string, id: number): string => `${ressource}:${id}`;
