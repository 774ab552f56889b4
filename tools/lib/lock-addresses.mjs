/**
 * The lock file with the address of each package in a registry. It names none itself, since everybody has a registry of
 * their own; without them, npm asks for the page of each package first, and takes more than twice the time.
 *
 * @template {{ packages: Record<string, { name?: string, version?: string, link?: boolean }> }} Lock
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, ...folders] = path.split('node_modules/');
    const name = entry.name ?? folders.at(-1);
    if (folders.length === 0 || name === undefined || entry.link || entry.version === undefined) return [path, entry];
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
