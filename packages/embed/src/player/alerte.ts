import { langueDuTour, type Manifeste, type UrgenceDEcran } from '@bridge/contract';
import { languesDUrgence } from './regie.rules.ts';
import type { Dependencies as DeLaRegie } from './regie.types.ts';
import { imageDUrgence } from './scene/image.ts';

type Dependencies = Pick<DeLaRegie, 'horloge' | 'scene' | 'onUrgence'>;

export interface Alerte {
  /** Shows a message over everything, in each of its languages in turn. `of` is null on a screen without manifest. */
  cover(urgence: UrgenceDEcran, of: Manifeste | null): void;
  /** Takes the message away; answers whether there was one. */
  lift(): boolean;
  /** The message that covers the screen; null for none. */
  montree(): UrgenceDEcran | null;
}

/** Time of a message in one language, in milliseconds, when it has several. */
const PAR_LANGUE = 12_000;

export function createAlerte({ horloge, scene, onUrgence }: Dependencies): Alerte {
  let dessin: string | null = null;
  let montree: UrgenceDEcran | null = null;
  return {
    cover(urgence, of) {
      const isOther = montree?.id !== urgence.id || montree.version !== urgence.version;
      montree = urgence;
      const langues = languesDUrgence(of, urgence);
      const langue = langueDuTour({ langues }, Math.floor(horloge.chrono() / PAR_LANGUE));
      const image = imageDUrgence(of, urgence, langue);
      if (dessin === image.html) return;
      dessin = image.html;
      scene.urgence(image);
      if (isOther) onUrgence();
    },
    lift() {
      if (dessin === null) return false;
      dessin = null;
      montree = null;
      scene.urgence(null);
      return true;
    },
    montree: () => montree,
  };
}
