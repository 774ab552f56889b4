import { BridgeError, modeOf, nomDeCompteDeService, type Parametres, ROLES_DE_PROGRAMME } from '@bridge/contract';
import { type Acteur, type Automate, automate } from '../../../platform/auth/acteur.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { digest } from '../../../platform/auth/secret.ts';
import type { Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { identityOfHolder } from '../holder.ts';
import { isUsable } from '../session.rules.ts';
import { holderInForce } from '../session-in-force.repository.ts';
import { compteInForce, noteUseOfCompte } from './compte-de-service.repository.ts';
import { jetonInForce, noteUseOfJeton } from './jeton.repository.ts';
import { reaches } from './jeton.rules.ts';

const SEEN_EVERY = 60_000;
/** Limit for one token: a program that runs wild must leave the server to people. */
const CALLS = { name: 'api-token', most: 600, seconds: 60 };

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly readParametres: (stored: string | null) => Parametres;
}

type Jeton = NonNullable<Awaited<ReturnType<typeof jetonInForce>>>;

/** The account that a program acts for, read now: never with more rights than the account or the token has. */
export function createAuthenticateJeton({ db, clock, throttle, readParametres }: Dependencies) {
  return async (token: string): Promise<Acteur> => {
    const now = clock.now();
    const jeton = await jetonInForce(db, digest(token), now);
    if (!jeton) throw new BridgeError('tokenInvalid');
    const acteur = await (jeton.compteId === null ? person(jeton, now) : programme(jeton.compteId));
    await throttle.count(CALLS, String(jeton.id));
    if (jeton.usedAt === null || now.getTime() - jeton.usedAt.getTime() > SEEN_EVERY) {
      await noteUseOfJeton(db, jeton.id, now);
      if (jeton.compteId !== null) await noteUseOfCompte(db, jeton.compteId, now);
    }
    return acteur;
  };

  async function person({ userId, portees }: Jeton, now: Date): Promise<Identity> {
    const holder = userId === null ? undefined : await holderInForce(db, userId);
    if (!holder) throw new BridgeError('tokenInvalid');
    if (!isUsable({ statut: holder.statut, expireLe: holder.compteExpireLe }, now))
      throw new BridgeError('accountDisabled');
    return {
      ...identityOfHolder(holder, readParametres(holder.parametres)),
      reaches: (endpoint) => reaches(portees ?? [], endpoint),
    };
  }

  /** A program that acts in nobody's name: the history and the journal show the name of its service account. */
  async function programme(compteId: number): Promise<Automate> {
    const compte = await compteInForce(db, compteId);
    if (!compte) throw new BridgeError('tokenInvalid');
    const parametres = readParametres(compte.parametres);
    const scope =
      compte.entite === null
        ? ({ kind: 'system', reason: 'no entity bounds this service account' } as const)
        : ({ kind: 'entites', ids: compte.branche, above: compte.lignee } as const);
    return {
      ...automate(nomDeCompteDeService(compte.nom), { scope, entiteId: compte.entite }),
      viewer: { roles: ROLES_DE_PROGRAMME, mode: modeOf(parametres), flags: parametres },
      language: parametres.bridge_languages[0] ?? 'fr',
      reaches: (endpoint) => reaches(compte.portees, endpoint),
    };
  }
}
