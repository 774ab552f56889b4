import { API_BASE, type Tokens } from '@bridge/contract';
import { type Answer, PASSWORD, type Person, type World } from '../../../../testing/world.ts';
import type { FournisseurDEssai } from './fournisseur-d-essai.ts';

interface Depart {
  /** The address that the browser is sent to. */
  readonly address: string;
  readonly cookie: string;
}

/** Leaves for a provider as a browser would. */
export async function leave(world: World, code: string, query: Record<string, string> = {}): Promise<Depart> {
  const url = `${API_BASE}/login_sso/${code}?${new URLSearchParams(query)}`;
  const { headers } = await world.app.inject({ method: 'GET', url });
  const [cookie = ''] = String(headers['set-cookie'] ?? '').split(';');
  return { address: String(headers.location), cookie };
}

export type Venue = Answer<Tokens & { destination: string | null }>;

/** Comes back with what the provider sent, in a browser where `person` may be signed in. */
export function comeBack(world: World, cookie: string, body: object, person?: Person): Promise<Venue> {
  const authorization = person && { authorization: `Bearer ${person.tokens.token}` };
  return world.call('POST', '/login_tourinsoft', { headers: { cookie, ...authorization }, payload: body });
}

/** Makes the whole trip of a person. */
export async function arrive(world: World, essai: FournisseurDEssai, login: string, code = 'annuaire'): Promise<Venue> {
  const { address, cookie } = await leave(world, code);
  return comeBack(world, cookie, Object.fromEntries(await essai.identify(address, login)));
}

/** Leaves to link the account of a signed-in person. */
export async function leaveToLink(world: World, person: Person, code = 'annuaire'): Promise<Depart & { lien: string }> {
  const asked = await person.call<{ lien: string }>('POST', `/users/identites/${code}`, { motDePasse: PASSWORD });
  const { lien } = asked.body.data;
  return { ...(await leave(world, code, { lien })), lien };
}
