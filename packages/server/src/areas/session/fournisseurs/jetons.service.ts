import { BridgeError, type Parametres } from '@bridge/contract';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import type { ClientDesFournisseurs } from './client.ts';
import { fournisseurOuvert } from './fournisseur.repository.ts';
import { hasJetons, keepJetons, lockJetons } from './jetons.repository.ts';

interface Dependencies {
  readonly client: Pick<ClientDesFournisseurs, 'renew'>;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly readParametres: (db: Db) => Promise<Parametres>;
}

/** A token that ends within this time, in milliseconds, is renewed: it could end while it is used. */
const MARGIN = 60_000;
const SYSTEME = 'apidae';

/** The tokens by which Bridge acts in Apidae in the name of people who signed in by Apidae. */
export function jetonsApidae({ client, vault, clock, readParametres }: Dependencies) {
  return {
    has: (db: Db, userId: number): Promise<boolean> => hasJetons(db, userId, SYSTEME),

    /** A token that works now, or null when the person has to sign in again. */
    tokenOf: (db: Db, userId: number): Promise<string | null> =>
      db.transaction().execute(async (tx) => {
        const held = await lockJetons(tx, vault, userId, SYSTEME);
        if (held === undefined) return null;
        const { identite, jetons } = held;
        if (jetons.fin > clock.now().getTime() + MARGIN) return jetons.acces;
        const fournisseur = await fournisseurOuvert(tx, vault, await readParametres(tx), { id: held.fournisseur });
        if (jetons.rafraichissement === null || fournisseur === undefined) return null;
        try {
          const renewed = await client.renew(fournisseur, jetons.rafraichissement);
          await keepJetons(tx, vault, identite, renewed);
          return renewed.acces;
        } catch (error) {
          if (!(error instanceof BridgeError) || error.errorName !== 'signOnRefused') throw error;
          await keepJetons(tx, vault, identite, null);
          return null;
        }
      }),
  };
}
