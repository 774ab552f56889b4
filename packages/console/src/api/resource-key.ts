/** Everything that is known of the records of a resource: to invalidate once one has changed. */
export const resourceKey = (id: string) => ['resource', id] as const;
