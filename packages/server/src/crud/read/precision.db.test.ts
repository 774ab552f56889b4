import { SANS_REGLE } from '@bridge/contract';
import { expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

const offered = async (person: Person, ressource: string, q: string) => {
  const { body } = await person.call<{ items: { titre: string; precision?: string }[] }>(
    'GET',
    `/api/choix/${ressource}?q=${encodeURIComponent(q)}`,
  );
  return body.data.items.map(({ titre, precision }) => [titre, precision]);
};

it('what is offered says what tells it apart: an objet its type and its commune, a sélection how much it holds', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  await insertDocumentes(world().db, [
    { colonnes: { entite_id: entiteId, nom: 'Le Lac', type_bridge: 'restaurant', commune: 'Malbrume' } },
    { colonnes: { entite_id: entiteId, nom: 'Le Lac', type_bridge: 'nature', commune: '' } },
  ]);
  expect(await offered(person, 'objet', 'Le Lac')).toEqual([
    ['Le Lac', 'Restaurant, Malbrume'],
    ['Le Lac', 'Patrimoine naturel'],
  ]);
  const { body } = await person.call<{ items: { ressource: string; precision?: string }[] }>(
    'GET',
    '/api/recherche?q=Le%20Lac',
  );
  expect(body.data.items.filter(({ ressource }) => ressource === 'objet').map((one) => one.precision)).toEqual([
    'Restaurant, Malbrume',
    'Patrimoine naturel',
  ]);
});

it('how much a sélection holds is told to its own entity, not to those that it is shared with', async () => {
  const entiteId = await world().createEntite('Office');
  const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const code = `partagee-${entiteId}`;
  await insertObjets(world().db, [{ entite_id: entiteId, nom: 'Seul' }]);
  await create(person, '/selections', { nom: 'Tout partagé', code, regles: SANS_REGLE, partage: 'toutes' });
  expect(await offered(person, 'selection', 'Tout partagé')).toEqual([
    ['Tout partagé', expect.stringMatching(/objets$/)],
  ]);
  const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
  expect(await offered(stranger, 'selection', 'Tout partagé')).toEqual([['Tout partagé', undefined]]);
});
