import { civilDay, joursDeDroits, media } from '@bridge/contract';
import { storedOf } from '../../crud/stored.ts';
import type { Db } from '../../schema.ts';
import { mediasADroits, nombreVu, poidsVu } from './etat.repository.ts';
import { joursEntre } from './media.rules.ts';

const PARTOUT = { kind: 'system', reason: 'the health of the whole instance' } as const;
const stored = storedOf(media);
const SEMAINE = 7;

/** What the health of the instance tells of its media. */
export async function faitsDeLaMediatheque(db: Db, now: Date) {
  const jour = civilDay(now);
  const [medias, aDroits, poids] = await Promise.all([
    nombreVu(db, stored, PARTOUT),
    mediasADroits(db, stored, PARTOUT),
    poidsVu(db, stored, PARTOUT),
  ]);
  const restes = aDroits.map((one) => joursEntre(jour, joursDeDroits(one).au ?? jour));
  return {
    medias,
    poids,
    bientot: restes.filter((reste) => reste >= 0 && reste <= SEMAINE).length,
    expires: restes.filter((reste) => reste < 0).length,
  };
}
