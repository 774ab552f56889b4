import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from './command.mjs';
import { hashOf } from './hash.mjs';
import { withLock } from './lock.mjs';
import { withAddresses } from './lock-addresses.mjs';
import { manifestsOutOfLock } from './lock-file.mjs';
import { installedMatches } from './npm-record.mjs';
import { fromRoot, inCache, root } from './paths.mjs';
import { run } from './run.mjs';
import { spareFolder } from './spare-folder.mjs';
import { stamp } from './stamp.mjs';
import { step } from './step.mjs';

const installed = stamp(fromRoot('node_modules', '.bridge-install'));
const npmRecord = fromRoot('node_modules', '.package-lock.json');
/** What npm reads in the place of package-lock.json: it is there while npm runs. */
const addressed = fromRoot('npm-shrinkwrap.json');
const previous = spareFolder(fromRoot('node_modules'), inCache('node_modules.old'));

/** Installs the dependencies when they are missing, of another lock file, of another machine or half installed. */
export async function ensureInstalled() {
  if (installIsFresh() && !previous.isLeft()) return;
  await withLock('install', async (guard) => {
    // Whoever held the lock before us may have done it, or been killed in the middle.
    if (!installIsFresh()) previous.restore();
    if (installIsFresh()) return previous.discard();
    await step('Installation des dépendances (une minute environ)', () => install(guard), { heartbeat: true });
  });
}

export function installIsFresh() {
  const wanted = fingerprint();
  if (installed.read() === wanted) return true;
  if (!installedByHand()) return false;
  installed.write(wanted);
  return true;
}

/**
 * What `npm ci` does (an exact, clean installation of the lock file), without its refusal of a lock file that
 * does not list the binaries of every platform: npm 11 fails on it, whatever this machine needs.
 *
 * @param {(childPid: number) => void} guard
 */
async function install(guard) {
  const wanted = fingerprint();
  refuseOutdatedLock();
  // Of an installation that was killed.
  rmSync(addressed, { force: true });
  try {
    await previous.replace(async () => {
      await installAddressed(guard).catch(({ message }) => {
        console.error(`${message}\nNouvel essai, en demandant au registre npm l’adresse de chaque paquet.`);
        return npmInstall(guard);
      });
      installed.write(wanted);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      'L’installation des dépendances a échoué (voir ci-dessus) ; celle d’avant, s’il y en avait une, est remise en place.\nVérifiez l’accès au registre npm (réseau, proxy) et la place sur le disque, puis relancez la commande.',
    );
  }
}

/** @param {(childPid: number) => void} guard */
async function installAddressed(guard) {
  const remove = () => rmSync(addressed, { force: true });
  // A signal ends this process before anything else is done.
  process.once('exit', remove);
  try {
    const registry = execFileSync('npm', ['config', 'get', 'registry'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    writeFileSync(addressed, JSON.stringify(withAddresses(readJson('package-lock.json'), registry.trim())));
    await npmInstall(guard);
  } finally {
    remove();
  }
}

/** Development packages build the product: NODE_ENV=production must not leave them out. @param {(childPid: number) => void} guard */
const npmInstall = (guard) =>
  run('npm', ['install', '--no-save', '--include=dev', '--include=optional', '--no-progress'], { onSpawn: guard });

function refuseOutdatedLock() {
  const manifests = Object.fromEntries(folders().map((folder) => [folder, readJson(`${folder || '.'}/package.json`)]));
  const wrong = manifestsOutOfLock(readJson('package-lock.json').packages, manifests);
  if (wrong.length === 0) return;
  throw new Failure(
    `package-lock.json ne correspond plus à ${wrong.map((folder) => `${folder || '.'}/package.json`).join(', ')}.\nLancez « npm install » puis enregistrez package-lock.json avec votre changement.`,
  );
}

function fingerprint() {
  const [major = ''] = process.versions.node.split('.');
  const manifests = folders().map((folder) => `${folder || '.'}/package.json`);
  return hashOf(['package-lock.json', '.npmrc', ...manifests], [major, process.platform, process.arch]);
}

/** The root and the workspaces, as the lock file names them. */
const folders = () => [
  '',
  ...readdirSync(fromRoot('packages'))
    .sort()
    .map((name) => `packages/${name}`),
];

function installedByHand() {
  if (!existsSync(npmRecord)) return false;
  return installedMatches(
    readJson('package-lock.json').packages,
    readJson('node_modules/.package-lock.json').packages,
    process,
  );
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));
