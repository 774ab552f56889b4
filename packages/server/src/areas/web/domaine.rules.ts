/** Whether a host is one of the domains of an entity, or under one of them; an entity that has none may take any. */
export function isDomaineDe(host: string, domaines: readonly string[]): boolean {
  return domaines.length === 0 || domaines.some((domaine) => host === domaine || host.endsWith(`.${domaine}`));
}
