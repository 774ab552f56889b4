/** The key of all answers about the records of a resource, to invalidate once a record has changed. */
export const resourceKey = (id: string) => ['resource', id] as const;
