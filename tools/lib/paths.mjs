import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);

/** What is computed and may be thrown away: stamps, reports, locks, the unpacked browser. @param {string[]} parts */
export const inCache = (...parts) => fromRoot('.cache', ...parts);

/** @param {string} name */
export const binary = (name) => fromRoot('node_modules', '.bin', name);
