import type { ServerResponse } from 'node:http';
import { CADENCE } from '@bridge/contract';
import type { Log } from '../../../platform/log.ts';
import type { Changement } from '../../changements.rules.ts';
import type { Manifestes } from '../manifestes.ts';

/** The key of an order to a screen: all servers hear of it, so that the one that the screen listens to tells it. */
export const cleDOrdre = (ecran: number): string => `ordre:${ecran}`;
/** The key of a screen whose former credential stopped working: the lines it opened are closed. */
export const cleDOubli = (ecran: number): string => `oubli:${ecran}`;

interface Dependencies {
  readonly manifestes: Pick<Manifestes, 'of'>;
  readonly log: Log;
  /** How many screens may listen to this server. */
  readonly most?: number;
}

/** Whether the credential that opened a line still works. */
type IsKnown = () => Promise<boolean>;

export interface Diffusion {
  /** Adds a listener unless there are too many. Its credential is checked again when the screen is to forget it. */
  listen(ecran: number, response: ServerResponse, isKnown: IsKnown): boolean;
  /** Tells screens the changes that concern them. */
  onChange(changement: Changement): void;
  /** How many screens listen now. */
  count(): number;
  close(): void;
}

interface Oreille {
  readonly ecran: number;
  readonly response: ServerResponse;
  readonly isKnown: IsKnown;
  /** Undefined: nothing was told yet. */
  told: string | null | undefined;
}

const MOST = 2_000;
/** The delay after a failed check, in milliseconds: it grows each time, up to a minute. */
const AGAIN = 2_000;
const LATEST = 60_000;
const IN_A_ROW = 3;
/** How many lines one screen may have open: the old line of a screen that came back may not be known to be dead. */
const EACH = 3;

/** Tells screens about changes as they happen. A message that is lost is only late: screens also ask by themselves. */
export function createDiffusion({ manifestes, log, most = MOST }: Dependencies): Diffusion {
  const oreilles = new Set<Oreille>();
  let checking = false;
  let again = false;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;

  const send = ({ response }: Oreille, event: string, data: string) => {
    response.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const beat = setInterval(() => {
    for (const { response } of oreilles) response.write(':\n\n');
  }, CADENCE.battement);
  beat.unref();

  /** Closes the line at once: a screen that reads nothing would keep the place of others. */
  const shut = (oreille: Oreille) => {
    oreilles.delete(oreille);
    oreille.response.end();
  };

  /** A server may learn late that a screen was paired again: a line opened with the new credential stays. */
  const shutUnlessKnown = async (oreille: Oreille) => {
    if (!(await oreille.isKnown())) shut(oreille);
  };

  const tells = (ecran: number, version: string | null) => {
    for (const oreille of oreilles) {
      if (oreille.ecran !== ecran || oreille.told === version) continue;
      oreille.told = version;
      send(oreille, 'manifeste', version ?? '');
    }
  };

  /**
   * Tells screens whose manifest changed; unchanged manifests are not made anew. One manifest that fails delays no
   * other screen, while several in a row mean that the database is in trouble. Returns whether all were told.
   */
  const check = async (): Promise<boolean> => {
    const failed: { readonly ecran: number; readonly error: unknown }[] = [];
    let inARow = 0;
    for (const ecran of new Set([...oreilles].map((one) => one.ecran))) {
      if (inARow >= IN_A_ROW) break;
      try {
        tells(ecran, (await manifestes.of(ecran))?.version ?? null);
        inARow = 0;
      } catch (error) {
        failed.push({ ecran, error });
        inARow += 1;
      }
    }
    const [first] = failed;
    if (first !== undefined)
      log.warn(
        { err: first.error, ecran: first.ecran, failed: failed.length },
        'screens could not be told of a change',
      );
    return first === undefined;
  };
  const checkSoon = () => {
    again = true;
    if (checking) return;
    checking = true;
    clearTimeout(retry);
    const work = async () => {
      let isAll = true;
      try {
        while (again) {
          again = false;
          isAll = await check();
        }
      } finally {
        // Set with no await after the last look at `again`: a later request starts a new check.
        checking = false;
      }
      failures = isAll ? 0 : failures + 1;
      // A database that is away for a moment is asked again: nothing else may change for hours.
      if (!isAll) retry = setTimeout(checkSoon, Math.min(LATEST, AGAIN * 2 ** (failures - 1))).unref();
    };
    void work();
  };

  return {
    listen(ecran, response, isKnown) {
      const own = [...oreilles].filter((one) => one.ecran === ecran);
      for (const old of own.slice(0, Math.max(0, own.length - EACH + 1))) shut(old);
      if (oreilles.size >= most) return false;
      const oreille: Oreille = { ecran, response, isKnown, told: undefined };
      oreilles.add(oreille);
      response.once('close', () => oreilles.delete(oreille));
      // A new listener is told at once which manifest it should have.
      checkSoon();
      return true;
    },
    onChange({ cles }) {
      for (const oreille of [...oreilles]) {
        if (cles.has(cleDOubli(oreille.ecran))) void shutUnlessKnown(oreille);
        if (cles.has(cleDOrdre(oreille.ecran))) send(oreille, 'ordre', '');
        if (cles.has('urgences')) send(oreille, 'urgence', '');
      }
      if (oreilles.size > 0 && [...cles].some((cle) => !/^(?:ordre|oubli):/.test(cle))) checkSoon();
    },
    count: () => oreilles.size,
    close() {
      clearInterval(beat);
      clearTimeout(retry);
      for (const { response } of oreilles) response.end();
      oreilles.clear();
    },
  };
}
