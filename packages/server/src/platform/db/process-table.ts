import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessFacts {
  /** The start time, which differs between two processes that had the same pid. */
  start: string;
  /** The command line, with one space between words. */
  command: string;
}

/** Reads `/proc/<pid>/stat`: the name in brackets may hold brackets and spaces, so fields count from the last. */
export function parseProcStat(text: string): { state: string; ticks: string } | undefined {
  const fields = text
    .slice(text.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  return state && ticks ? { state, ticks } : undefined;
}

/** Reads a line of `ps -o state=,lstart=,command=`. */
export function parsePsLine(line: string): (ProcessFacts & { state: string }) | undefined {
  const match = /^\s*(\S+)\s+(\w{3} +\w{3} +\d+ [\d:]+ \d{4})\s+(.*)$/.exec(line.trimEnd());
  const [, state, start, command] = match ?? [];
  return state && start && command !== undefined ? { state, start, command } : undefined;
}

/** The live process of a pid. A zombie counts as dead: it holds nothing any more. */
export function readProcess(pid: number, platform: NodeJS.Platform = process.platform): ProcessFacts | undefined {
  const facts = platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  if (facts === undefined || /^[ZX]/.test(facts.state)) return undefined;
  return { start: facts.start, command: facts.command };
}

function readFromProc(pid: number) {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (stat === undefined) return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    // Ticks count from the boot, so a reboot could bring the same pair back: the boot is part of the identity.
    return { state: stat.state, start: `${bootId()}/${stat.ticks}`, command };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function readFromPs(pid: number) {
  try {
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
    const columns = ['-ww', '-o', 'state=,lstart=,command=', '-p', String(pid)];
    return parsePsLine(execFileSync('ps', columns, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}
