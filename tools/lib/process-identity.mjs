import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one that got the same number: the moment it started.
 * Undefined when no such process lives. A zombie counts as dead: it holds nothing any more.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold spaces: fields count from after it (state is 3rd, start time 22nd).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** @param {number} pid */
function fromPs(pid) {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
}
