import type { Moment } from '@bridge/contract';
import type { Coffre } from './garde/coffre.ts';
import type { Medias } from './garde/medias.ts';
import type { Passages } from './passages.ts';
import type { Horloge } from './regle/horloge.ts';
import { mayReload } from './regle/rechargement.rules.ts';

interface Dependencies {
  readonly horloge: Horloge;
  readonly coffre: Coffre;
  readonly medias: Medias;
  readonly passages: Passages;
  readonly wait: (ms: number) => Promise<void>;
  readonly reload: () => void;
  /** Notes what is on screen, and shows nothing more. */
  readonly stop: () => void;
}

export interface Depart {
  isLeaving(): boolean;
  /** A newer player is installed. */
  neuf(): void;
  /** What is given to this screen can only be read by a newer player. */
  force(): void;
  /** Between two pictures: whether the page leaves. */
  couture(moment: Moment, isDark: boolean): boolean;
  restart(): void;
  /** All that is kept is forgotten first. */
  forget(): Promise<void>;
}

/** In milliseconds. A page that leaves waits no longer than that for what it writes. */
const ADIEU = 5_000;
/** One that could not forget does not begin anew at once: it would do so for ever. */
const PLUS_TARD = 60_000;

/** When and how the page begins anew. */
export function createDepart(dependencies: Dependencies): Depart {
  const { horloge, coffre, medias, passages, wait, reload, stop } = dependencies;
  const depuis = horloge.chrono();
  let isNew = false;
  let isForced = false;
  let leaving = false;

  /** What is on screen is part of the proof: it is written before the page leaves. */
  function restart(): void {
    leaving = true;
    stop();
    void Promise.race([passages.ecrits(), wait(ADIEU)]).then(reload);
  }

  return {
    isLeaving: () => leaving,
    neuf: () => {
      isNew = true;
    },
    force: () => {
      isForced = true;
    },
    couture(moment, isDark) {
      const age = horloge.chrono() - depuis;
      if (!leaving && mayReload({ moment, age, neuf: isNew, force: isForced, isDark })) restart();
      return leaving;
    },
    restart,
    async forget() {
      leaving = true;
      await Promise.all([coffre.empty(), medias.empty()]).catch(() => wait(PLUS_TARD));
      reload();
    },
  };
}
