/** Whether a host is one of these domains, or under one of them. */
function isUnder(host: string, domaines: readonly string[]): boolean {
  return domaines.some((domaine) => host === domaine || host.endsWith(`.${domaine}`));
}

/**
 * Of the domains of an entity and of those above it, the first that leave a host out; none where all let it be. An entity without domains
 * leaves it to those above: nobody gives more than they have, even where theirs were narrowed since.
 */
export function quiExclut(host: string, lignee: readonly (readonly string[])[]): readonly string[] | undefined {
  return lignee.find((domaines) => domaines.length > 0 && !isUnder(host, domaines));
}
