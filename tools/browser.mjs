import { Failure } from './lib/command.mjs';
import { withLock } from './lib/lock.mjs';
import { thisMachine } from './lib/machine.mjs';
import { step } from './lib/step.mjs';

/** @typedef {import('./lib/machine.mjs').Machine} Machine */

/** The first one draws no window at all, which takes a third less of the processor. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = `Aucun navigateur Chromium n’a été trouvé sur cette machine.
Installez-en un (Debian : apt-get install chromium ; Fedora : dnf install chromium ; macOS : Google Chrome),
ou indiquez son chemin : CHROMIUM_PATH=/chemin/vers/chromium`;

/**
 * The browser of the journeys: the one that is named, else the system's, else the one inside an npm
 * package, else the one that the system can install. Fails with what to do.
 *
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium(machine = thisMachine) {
  const present = await presentChromium(machine);
  if (present) return present;
  return withLock('browser', async () => {
    const obtained = (await fromNpmPackage(machine)) ?? (await fromApt(machine));
    if (!obtained) throw new Failure(ADVICE);
    return obtained;
  });
}

/** The browser that is already there, without obtaining anything. @param {Machine} machine */
export async function presentChromium(machine = thisMachine) {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    const found = machine.find(named);
    if (!found) throw new Failure(`CHROMIUM_PATH désigne un programme introuvable : ${named}`);
    return found;
  }
  for (const program of PROGRAMS) {
    const path = machine.find(program);
    // Ubuntu has a « chromium-browser » that only says to install a snap: being there is not enough.
    if (path && (await machine.starts(path))) return path;
  }
  return undefined;
}

/** @param {Machine} machine */
async function fromNpmPackage(machine) {
  // The package holds x64 Linux binaries only.
  if (machine.platform !== 'linux' || machine.arch !== 'x64') return undefined;
  const path = await machine.unpack();
  return (await machine.starts(path)) ? path : undefined;
}

/** @param {Machine} machine */
async function fromApt(machine) {
  if (!machine.isRoot || !/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(machine.osRelease)) return undefined;
  if (!machine.find('apt-get')) return undefined;
  await step('Installation de Chromium par apt-get (quelques minutes)', () => aptInstall(machine), { heartbeat: true });
  return presentChromium(machine);
}

/** @param {Machine} machine */
async function aptInstall(machine) {
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  await machine.apt([...patient, 'update']);
  const install = (/** @type {string} */ name) =>
    machine.apt([...patient, 'install', '-y', '--no-install-recommends', name]);
  // Older systems have the whole browser only.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}
