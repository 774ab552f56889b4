/**
 * The lock file with the address of each package in a registry. It names none itself, since everybody has a registry of
 * their own; without them, npm asks for the page of each package first, and takes more than twice the time.
 *
 * @template {{ packages: Record<string, { name?: string, version?: string, link?: boolean, resolved?: string }> }} Lock
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, ...folders] = path.split('node_modules/');
    const name = entry.name ?? folders.at(-1);
    const { version, link, resolved } = entry;
    if (folders.length === 0 || name === undefined || version === undefined || link || resolved) return [path, entry];
    const file = `${name.split('/').at(-1)}-${version}.tgz`;
    return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
