import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inCache } from './paths.mjs';
import { processIdentity } from './process-identity.mjs';

const POLL_MS = 200;
const TELL_EVERY = 25;

/** @typedef {{ pid: number, identity: string | undefined }} Holder */

/**
 * Runs `work` while no other command of this checkout does work of the same name. A lock whose holder
 * is dead is taken over, and a child that survived its killed holder is ended first: two `npm ci` in
 * one folder destroy each other.
 *
 * @template T
 * @param {string} name
 * @param {(guard: (childPid: number) => void) => Promise<T>} work `guard` declares the child that does the work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = inCache()) {
  const file = `${folder}/${name}.lock`;
  mkdirSync(folder, { recursive: true });
  const self = holder(process.pid);
  for (let turn = 0; !take(file, [self]); turn += 1) {
    if (takeOverIfDead(file)) continue;
    if (turn % TELL_EVERY === 0) console.log('▸ Une autre commande fait ce travail ; attente de sa fin…');
    await delay(POLL_MS);
  }
  try {
    return await work((childPid) => renameSync(draft(file, [self, holder(childPid)]), file));
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {number} pid @returns {Holder} */
const holder = (pid) => ({ pid, identity: processIdentity(pid) });

/** @param {Holder} process */
const isAlive = ({ pid, identity }) => identity !== undefined && processIdentity(pid) === identity;

/** Written aside, so that the lock itself is never seen empty. @param {string} file @param {Holder[]} holders */
function draft(file, holders) {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(holders));
  return aside;
}

/** @param {string} file @param {Holder[]} holders */
function take(file, holders) {
  const aside = draft(file, holders);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function takeOverIfDead(file) {
  const before = read(file);
  const [owner, child] = parse(before);
  if (owner && isAlive(owner)) return false;
  if (child && isAlive(child)) {
    process.kill(child.pid, 'SIGKILL');
    return false;
  }
  const aside = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, aside);
    // Someone quicker may have taken it over meanwhile: give back what is not the lock that we judged.
    if (read(aside) !== before) linkSync(aside, file);
  } catch {
    // It vanished or came back: the next turn of the loop looks again.
  }
  rmSync(aside, { force: true });
  return true;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** An unreadable lock belongs to nobody. @param {string} text @returns {Holder[]} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
