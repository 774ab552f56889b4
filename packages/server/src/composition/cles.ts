/** The key of one record, « selection:9 », in the outputs that were made of it. */
export const keyOf = (ressource: string, id: number): string => `${ressource}:${id}`;
