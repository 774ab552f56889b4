import type { EtapeDeConnexion, Tokens } from '@bridge/contract';
import { useWorld } from '../../../../testing/use-world.ts';
import { PASSWORD } from '../../../../testing/world.ts';
import { codeAt } from '../facteur.rules.ts';

export type Opened = Tokens & { secours: string[] };

/** A world in which people sign in with a password, then prove themselves by an application of codes. */
export function useGuarded() {
  const world = useWorld();

  const signIn = (username: string, headers: Record<string, string> = {}) =>
    world().call<EtapeDeConnexion>('POST', '/login_check', { payload: { username, password: PASSWORD }, headers });
  const prove = (body: object) => world().call<Opened>('POST', '/second_facteur', { payload: body });
  const codeNow = (secret: string) => codeAt(secret, world().now);

  /** A person with an application of codes. */
  async function guarded(options: Parameters<ReturnType<typeof world>['person']>[0] = {}) {
    const person = await world().person(options);
    const prepared = await person.call<{ secret: string; qr: string }>('POST', '/users/second_facteur/totp', {
      motDePasse: PASSWORD,
    });
    const { secret, qr } = prepared.body.data;
    const { body } = await person.call<{ secours: string[] }>('PUT', '/users/second_facteur/totp', {
      code: codeNow(secret),
    });
    world().advance(31_000);
    return { person, secret, qr, secours: body.data.secours };
  }

  return { world, signIn, prove, codeNow, guarded };
}
