import { civilDay } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import type { ManifestePret } from '../manifestes.ts';
import { noteDonnes } from './donnes.repository.ts';

export interface Donnes {
  /** Notes a manifest before it is sent, so that its showings come after the note. */
  note(ecran: number, pret: ManifestePret): Promise<void>;
}

/** Screens that are remembered; beyond, all are noted again. */
const MOST = 10_000;

/** Notes what screens are given, each version once a day. */
export function createDonnes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Donnes {
  const noted = new Map<number, string>();
  return {
    async note(ecran, { version, manifeste }) {
      const at = clock.now();
      const given = `${version} ${civilDay(at)}`;
      if (noted.get(ecran) === given) return;
      await noteDonnes(db, ecran, manifeste, at);
      if (noted.size >= MOST) noted.clear();
      noted.set(ecran, given);
    },
  };
}
