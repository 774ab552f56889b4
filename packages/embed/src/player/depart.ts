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
  /** Notes what is on screen, and stops showing. */
  readonly stop: () => void;
}

export interface Depart {
  isLeaving(): boolean;
  /** A newer player is installed: the page may reload. */
  neuf(): void;
  /** Only a newer player can read what this screen is given: the page must reload soon. */
  force(): void;
  /** Called between two pictures; answers whether the page is leaving. */
  couture(moment: Moment, isDark: boolean): boolean;
  restart(): void;
  /** Erases all that is kept, then reloads the page. */
  forget(): Promise<void>;
}

/** The longest time in milliseconds that a leaving page waits for its writes. */
const ADIEU = 5_000;
/** The delay in milliseconds before a reload after a failed erasure, which would else repeat for ever. */
const PLUS_TARD = 60_000;

/** Decides when the page reloads, and reloads it. */
export function createDepart(dependencies: Dependencies): Depart {
  const { horloge, coffre, medias, passages, wait, reload, stop } = dependencies;
  const depuis = horloge.chrono();
  let isNew = false;
  let isForced = false;
  let leaving = false;

  /** Reloads the page once the showing on screen is written, since it is part of the proof. */
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
