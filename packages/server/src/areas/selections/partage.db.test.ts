import type { AnyRecord, HistoryEntry } from '@bridge/contract';
import { expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
const MOTIF = 'Fermé par la préfecture';

async function data<T>(person: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const answer = await person.call<T>(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

it('a shared sélection tells others neither why objets are out, nor of those that they do not see, nor how many it has', async () => {
  const office = await world().createEntite('Office');
  const owner = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Voisin') });
  const [montre = 0, cache = 0, ajoute = 0, secret = 0] = await insertObjets(world().db, [
    { nom: 'Gîte partagé', entite_id: office, partage: 'toutes' },
    { nom: 'Gîte privé', entite_id: office, partage: 'prive' },
    { nom: 'Lac partagé', entite_id: office, partage: 'toutes' },
    { nom: 'Lac privé', entite_id: office, partage: 'prive' },
  ]);
  const exclusions = [
    { objet: montre, motif: MOTIF, jusquAu: '2030-01-01' },
    { objet: cache, motif: MOTIF, jusquAu: null },
  ];
  const inclusions = [
    { objet: secret, position: 1 },
    { objet: ajoute, position: 2 },
  ];
  const made = await data<AnyRecord>(owner, 'POST', '/api/selections', {
    nom: 'Partagée',
    code: 'partagee',
    mode: 'mixte',
    partage: 'toutes',
    inclusions,
    exclusions,
  });
  const path = `/api/selections/${made.id}`;
  await data(owner, 'PUT', path, { version: made.version, exclusions: [...exclusions].reverse() });

  const own = await data<AnyRecord>(owner, 'GET', path);
  expect(own).toMatchObject({ nombreObjets: 2, inclusions, exclusions: [...exclusions].reverse() });
  const told = await data<AnyRecord>(other, 'GET', path);
  expect(told).toMatchObject({
    nombreObjets: null,
    inclusions: [{ objet: ajoute, position: 2 }],
    exclusions: [{ objet: montre, motif: '', jusquAu: '2030-01-01' }],
  });
  const count = (person: Person) =>
    data<{ items: object[] }>(person, 'GET', `/api/selections/comptes?ids=${made.id},999999`);
  expect(await count(owner)).toEqual({ items: [{ id: made.id, nombre: 2 }] });
  expect(await count(other)).toEqual({ items: [{ id: made.id, nombre: 1 }] });
  const volumes = (person: Person) => data<{ volumes: object[] }>(person, 'GET', `${path}/volumes`);
  expect((await volumes(owner)).volumes).not.toEqual([]);
  expect((await volumes(other)).volumes).toEqual([]);
  const listed = await data<{ items: AnyRecord[] }>(other, 'GET', '/api/selections?sort=nombreObjets');
  expect(JSON.stringify(listed)).not.toContain(MOTIF);
  expect((await other.download('/api/selections/export?format=csv')).text).not.toContain(MOTIF);
  const { items } = await data<{ items: HistoryEntry[] }>(other, 'GET', `${path}/history`);
  expect(JSON.stringify(items)).not.toContain(MOTIF);
  expect(JSON.stringify(items)).not.toContain('exclusions');

  const copy = await data<AnyRecord>(other, 'POST', `${path}/duplicate`, {});
  expect(copy).toMatchObject({ exclusions: [{ objet: montre, motif: '' }], inclusions: [{ objet: ajoute }] });
});

it('what is out of a shared sélection is told to who uses it: it stays out there too', async () => {
  const office = await world().createEntite('Office');
  const owner = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const voisin = await world().createEntite('Voisin');
  const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
  const [out = 0] = await insertObjets(world().db, [
    { nom: 'Dehors', entite_id: office, partage: 'toutes' },
    { nom: 'Dedans', entite_id: office, partage: 'toutes' },
  ]);
  const made = await data<AnyRecord>(owner, 'POST', '/api/selections', {
    nom: 'Utilisée',
    code: 'utilisee',
    partage: 'toutes',
    exclusions: [{ objet: out, motif: MOTIF, jusquAu: null }],
  });
  const brouillon = await data<AnyRecord>(other, 'GET', `/api/selections/${made.id}`);
  expect(brouillon.exclusions).toEqual([{ objet: out, motif: '', jusquAu: null }]);
});
