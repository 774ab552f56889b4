import { civilDay, joursDeDroits, media } from '@bridge/contract';
import { storedOf } from '../../../crud/stored.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { joursEntre } from '../media.rules.ts';
import { mediasADroits, nombreVu, poidsVu } from '../stockage/etat.repository.ts';

const PARTOUT = { kind: 'system', reason: 'the health of the whole instance' } as const;
const stored = storedOf(media);
const SEMAINE = 7;
/** How many days before their end rights are told as ending soon. */
export const BIENTOT = 60;

/** The number of media whose rights are over or end soon, among those that a person sees. */
export async function droitsComptes(db: Db, scope: Scope, jour: string) {
  const restes = await restesDe(db, scope, jour);
  return {
    passes: restes.filter((reste) => reste < 0).length,
    bientot: restes.filter((reste) => reste >= 0 && reste <= BIENTOT).length,
  };
}

/** The days that are left to each media whose rights have an end. */
async function restesDe(db: Db, scope: Scope, jour: string): Promise<number[]> {
  const aDroits = await mediasADroits(db, stored, scope);
  return aDroits.map((one) => joursEntre(jour, joursDeDroits(one).au ?? jour));
}

/** The facts about media in the health of the instance. */
export async function faitsDeLaMediatheque(db: Db, now: Date) {
  const jour = civilDay(now);
  const [medias, restes, poids] = await Promise.all([
    nombreVu(db, stored, PARTOUT),
    restesDe(db, PARTOUT, jour),
    poidsVu(db, stored, PARTOUT),
  ]);
  return {
    medias,
    poids,
    bientot: restes.filter((reste) => reste >= 0 && reste <= SEMAINE).length,
    expires: restes.filter((reste) => reste < 0).length,
  };
}
