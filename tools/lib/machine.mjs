import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackPackagedChromium } from './packaged-chromium.mjs';
import { run } from './run.mjs';

const STARTS_WITHIN_MS = 20_000;

/**
 * What the search for a browser may ask of the machine it runs on; tests pass another one.
 *
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform
 * @property {string} arch
 * @property {boolean} isRoot
 * @property {string} osRelease
 * @property {(program: string) => string | undefined} find its full path, if it can be executed
 * @property {(path: string) => Promise<boolean>} starts
 * @property {() => Promise<string>} unpack
 * @property {(args: string[]) => Promise<void>} apt
 */

/** @type {Machine} */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  osRelease: readOsRelease(),
  find(program) {
    const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
    return folders.map((folder) => join(folder, program)).find(isExecutable);
  },
  async starts(path) {
    try {
      await promisify(execFile)(path, ['--version'], { timeout: STARTS_WITHIN_MS });
      return true;
    } catch {
      return false;
    }
  },
  unpack: () => unpackPackagedChromium(),
  apt: (args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
};

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
