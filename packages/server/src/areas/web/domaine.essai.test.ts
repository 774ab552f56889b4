import { expect, it } from 'vitest';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { OutsideKind } from '../../platform/net/outside.kinds.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { tryDomaine } from './domaine.essai.ts';

const served = { code: 'lacs', type: 'heberge' } as const;

const essai = (read: Outside['read'], site: Parameters<typeof tryDomaine>[0]['site'] = served) =>
  tryDomaine({ site, read, hote: 'bridge.example' }, 'www.lacs.example');

const answering =
  (headers: Readonly<Record<string, string>>): Outside['read'] =>
  async () => ({ status: 200, headers, body: Buffer.from('') });

const failing =
  (kind: OutsideKind, detail = ''): Outside['read'] =>
  () =>
    Promise.reject(new OutsideError(kind, 'www.lacs.example', { detail }));

it('a domain leads to a site where the site itself answers, and not where another one does', async () => {
  const asked: string[] = [];
  const read: Outside['read'] = (request, call) => {
    asked.push(request.url);
    return answering({ 'x-bridge-site': 'lacs' })(request, call);
  };
  expect(await essai(read)).toMatchObject({ domaine: 'www.lacs.example', etat: 'ici' });
  expect(asked).toEqual(['https://www.lacs.example/robots.txt']);
  const other = await essai(answering({ 'x-bridge-site': 'monts' }));
  expect(other).toMatchObject({ etat: 'ailleurs', message: expect.stringContaining('bridge.example') });
});

it('of a site that another server makes, it is enough that its domain answers', async () => {
  expect(await essai(answering({}), { code: 'lacs', type: 'wordpress' })).toMatchObject({ etat: 'repond' });
});

it.each([
  ['dns', 'bridge.example'],
  ['tls', 'certificat'],
  ['connect', '443'],
  ['refused-address', 'réseau privé'],
  ['redirect', 'renvoie'],
  ['unreadable', 'Réessayez'],
] as const)('a domain that fails says why, and what to do: %s', async (kind, word) => {
  expect(await essai(failing(kind))).toMatchObject({ etat: 'echec', message: expect.stringContaining(word) });
});

it('who declares the domain of another CMS is not told to make it lead to Bridge', async () => {
  const { message } = await essai(failing('dns'), { code: 'lacs', type: 'autre' });
  expect(message).not.toContain('bridge.example');
});

it('where the server has no public address, nobody is sent to change a name that would lead nowhere', async () => {
  const told = await tryDomaine({ site: served, read: answering({}), hote: null }, 'www.lacs.example');
  expect(told).toMatchObject({ etat: 'echec', message: expect.stringContaining('PUBLIC_URL') });
});
