import type { ServerResponse } from 'node:http';
import { CADENCE } from '@bridge/contract';
import type { Log } from '../../../platform/log.ts';
import type { Changement } from '../../changements.rules.ts';
import type { Manifestes } from '../manifestes.ts';

/** The key of what a screen is asked to do: told to every server, so that the one that it listens to tells it. */
export const cleDOrdre = (ecran: number): string => `ordre:${ecran}`;
/** The key of a screen whose credential before opens nothing any more: the lines that it opened are shut, and who asks again is refused. */
export const cleDOubli = (ecran: number): string => `oubli:${ecran}`;

interface Dependencies {
  readonly manifestes: Pick<Manifestes, 'of'>;
  readonly log: Log;
  /** How many screens listen to this server at most. */
  readonly most?: number;
}

/** Whether the credential that opened a line still opens something. */
type IsKnown = () => Promise<boolean>;

export interface Diffusion {
  /** Whether there is room for one more, whose credential is looked at again when the screen is told to forget. */
  listen(ecran: number, response: ServerResponse, isKnown: IsKnown): boolean;
  /** Tells screens what concerns them. */
  onChange(changement: Changement): void;
  /** Those that listen now. */
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
/** In milliseconds, after what could not be told: longer each time, up to a minute. */
const AGAIN = 2_000;
const LATEST = 60_000;
const IN_A_ROW = 3;
/** Lines that one screen may have open: the old one of a screen that came back is not known to be dead yet. */
const EACH = 3;

/** What screens are told as it happens. What is lost here is only late: each asks by itself where nothing is heard. */
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

  /** At once: one that reads nothing would take the place of others until it hangs up. */
  const shut = (oreille: Oreille) => {
    oreilles.delete(oreille);
    oreille.response.end();
  };

  /** A server may hear late that a screen was paired again: the line that its new credential opened meanwhile stays. */
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
   * Tells those whose manifest is another one than they were told; what did not change is not made anew. One whose manifest cannot be made keeps
   * no other waiting, several in a row are the database's doing. Whether all were told.
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
        // With the last look at `again`: whoever asks a moment later starts anew.
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
      // It learns at once what it should have.
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
