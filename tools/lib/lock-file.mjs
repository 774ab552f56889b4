const KINDS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/**
 * The manifests that ask for something else than what the lock file holds: installing then would pick
 * versions that nobody has tested.
 *
 * @typedef {{ [kind in typeof KINDS[number]]?: Record<string, string> }} Manifest
 *
 * @param {Record<string, Manifest>} locked the packages of package-lock.json
 * @param {Record<string, Manifest>} manifests by folder, '' for the root
 */
export function manifestsOutOfLock(locked, manifests) {
  return Object.keys(manifests).filter((folder) =>
    KINDS.some((kind) => sorted(manifests[folder]?.[kind]) !== sorted(locked[folder]?.[kind])),
  );
}

/** @param {Record<string, string> | undefined} versions */
const sorted = (versions = {}) => JSON.stringify(Object.entries(versions).sort());
