import { joursDeDroits, media } from '@bridge/contract';
import { storedOf } from '../../crud/stored.ts';
import { owns, type Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { mediasADroits } from './stockage/etat.repository.ts';

const stored = storedOf(media);

/** The last days of rights of a person's own media, between two days. */
export async function finsDeDroits(db: Db, scope: Scope, { du, au }: { readonly du: string; readonly au: string }) {
  return (await mediasADroits(db, stored, scope)).flatMap((one) => {
    const jour = joursDeDroits(one).au;
    if (jour === null || jour < du || jour > au || !owns(scope, one.entiteId)) return [];
    const { id, titre: nom, entiteId } = one;
    return [{ quoi: 'fin' as const, jour, heure: null, nom, ressource: media.id, id, entiteId }];
  });
}
