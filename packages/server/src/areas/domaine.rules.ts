/** Whether a host is one of these domains or below one. */
function isUnder(host: string, domaines: readonly string[]): boolean {
  return domaines.some((domaine) => host === domaine || host.endsWith(`.${domaine}`));
}

/**
 * The first domains, of an entity or one above, that exclude a host; undefined when all allow it. An entity without
 * domains follows those above: nobody gives more than they have, even if theirs were reduced since.
 */
export function quiExclut(host: string, lignee: readonly (readonly string[])[]): readonly string[] | undefined {
  return lignee.find((domaines) => domaines.length > 0 && !isUnder(host, domaines));
}
