import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../platform/auth/secret.ts';
import type { Clock } from '../../../platform/clock.ts';

const HOUR = 60 * 60_000;

/** Opens files of thrown away media for a while to people who were shown them: an image in a page carries no token. */
export interface Passes {
  give(fichier: string): string;
  opens(fichier: string, passe: string | undefined): boolean;
}

export function createPasses(secret: string, clock: Clock): Passes {
  const key = deriveKey(secret, 'medias thrown away');
  const sign = (fichier: string, end: number) =>
    createHmac('sha256', key).update(`${fichier} ${end}`).digest('base64url');
  return {
    give(fichier) {
      // The same pass during an hour, so that a browser uses its copy; valid for one more hour.
      const end = (Math.floor(clock.now().getTime() / HOUR) + 2) * HOUR;
      return `${end}.${sign(fichier, end)}`;
    },
    opens(fichier, passe = '') {
      const [end = '', signature = ''] = passe.split('.');
      const expected = Buffer.from(sign(fichier, Number(end)));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && clock.now().getTime() < Number(end);
    },
  };
}
