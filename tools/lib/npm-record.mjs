/**
 * Recognises an installation made by hand (`npm install`, `npm ci`), so that the next command does not
 * redo it: npm writes in node_modules/.package-lock.json, last of all, what it has installed.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {Record<string, Entry>} Packages
 *
 * @param {Packages} locked the packages of package-lock.json
 * @param {Packages} installed the packages of npm's record
 * @param {{ platform: string, arch: string }} machine
 */
export function installedMatches(locked, installed, machine) {
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.startsWith('node_modules/')) continue;
    const found = installed[path];
    // Optional packages are those of other platforms, mostly: their absence proves nothing.
    if (!found && !entry.optional) return false;
    if (found && (found.version !== entry.version || found.integrity !== entry.integrity)) return false;
  }
  // A folder copied from another machine holds the other machine's binaries.
  return Object.values(installed).every((entry) => fits(entry, machine));
}

/** @param {Entry} entry @param {{ platform: string, arch: string }} machine */
const fits = (entry, { platform, arch }) => accepts(entry.os, platform) && accepts(entry.cpu, arch);

/** @param {string[] | undefined} allowed @param {string} value */
function accepts(allowed, value) {
  if (!allowed) return true;
  return allowed.includes(value) || (allowed.every((one) => one.startsWith('!')) && !allowed.includes(`!${value}`));
}
