import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createClient, type FournisseurOuvert } from './client.ts';
import type { Echec } from './echec.service.ts';

const EMETTEUR = 'https://sso.example';
const FOURNISSEUR = {
  id: 3,
  version: 1,
  nom: 'Annuaire',
  protocole: 'oidc',
  emetteur: EMETTEUR,
  client: 'bridge',
  preuve: 'post',
  secretOuvert: 'secret',
  portees: 'openid',
} as FournisseurOuvert;

/** A client of a provider that publishes this configuration, and the failures that the client noted. */
function clientOf(published: object) {
  const echecs: Echec[] = [];
  const body = Buffer.from(JSON.stringify({ issuer: EMETTEUR, ...published }));
  const client = createClient({
    outside: { read: async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body }) },
    clock: systemClock,
    intranet: [],
    publicUrl: 'https://bridge.example',
    noteEchec: async (echec) => {
      echecs.push(echec);
    },
  });
  return { echecs, leave: () => client.depart(FOURNISSEUR, { state: 's', nonce: 'n', verify: 'v'.repeat(43) }) };
}

it('a person leaves for the address that the provider publishes', async () => {
  const { leave, echecs } = clientOf({ authorization_endpoint: `${EMETTEUR}/auth` });
  expect(await leave()).toMatch(/^https:\/\/sso\.example\/auth\?.*state=s/);
  expect(echecs).toEqual([]);
});

it.each([
  ['none', undefined],
  ['one that is no address', 'auth'],
  ['one that anybody on the way could read', 'http://sso.example/auth'],
  ['a script', 'javascript:alert(1)'],
])('a provider without such an address refuses, which its administrators are told: %s', async (_, address) => {
  const { leave, echecs } = clientOf({ authorization_endpoint: address });
  await expect(leave()).rejects.toMatchObject({ errorName: 'signOnRefused' });
  const raison = expect.stringContaining('il en manque une');
  expect(echecs).toEqual([{ fournisseur: FOURNISSEUR, etape: 'decouverte', raison }]);
});
