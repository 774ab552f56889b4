import type { EndpointAnswer, listPublications, PublicationDObjet } from '@bridge/contract';
import { expect, it } from 'vitest';
import { create, duType, officeEnLigne, publie } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

const shownBy = async (person: Person, objet: number | undefined) => {
  const { body } = await person.call<{ items: PublicationDObjet[] }>('GET', `/api/catalogue/${objet}/publications`);
  return body.data.items;
};

it('the publications of an objet are the lists and the maps that show it to visitors, each with its page', async () => {
  const office = await officeEnLigne(world());
  const [table, hotel] = await office.objets(
    { colonnes: { nom: 'La Table' } },
    { colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } },
  );
  const code = `hotels-${office.site.id}`;
  const hotels = await create(office.admin, '/selections', { nom: 'Hôtels', code, regles: duType('hotel') });
  const liste = await office.liste({ nom: 'Où dormir', selection: hotels.id });
  const carte = await create(office.admin, '/web/maps', {
    nom: 'Carte',
    code: `carte-${liste.id}`,
    sites: [office.site.id],
    titre: { fr: 'Sur la carte' },
    gabarit: office.gabarits.carte,
    infobulle: office.gabarits.infobulle,
    couches: [{ selection: office.selection.id, nom: { fr: 'Tout' }, couleur: null, picto: null, visible: true }],
  });
  await publie(office.db, 'carte', carte);

  expect(await shownBy(office.admin, hotel)).toMatchObject([
    {
      nom: 'Où dormir',
      site: office.site.nom,
      chemin: expect.stringContaining(`/web/listes/`),
      page: `/public/${office.site.code}/fr/${liste.code}`,
    },
    { nom: 'Carte', page: `/public/${office.site.code}/fr/carte/${carte.code}` },
  ]);
  expect((await shownBy(office.admin, table)).map(({ nom }) => nom)).toEqual(['Carte']);

  const stranger = await officeEnLigne(world());
  const path = `/api/catalogue/${hotel}/publications`;
  expect((await stranger.admin.call('GET', path)).status).toBe(404);
});

it('so many pages are looked at for one answer: the next ones are asked for, and none is told twice', async () => {
  const office = await officeEnLigne(world());
  const [objet] = await office.objets({ colonnes: { nom: 'La Table' } });
  const expected: string[] = [];
  for (let n = 10; n < 55; n += 1) expected.push(String((await office.liste({ nom: `Liste ${n}` })).nom));
  const ask = async (apres?: string) => {
    const path = `/api/catalogue/${objet}/publications${apres === undefined ? '' : `?apres=${apres}`}`;
    const { body } = await office.admin.call<EndpointAnswer<typeof listPublications>>('GET', path);
    return body.data;
  };
  const first = await ask();
  expect([first.items.length, first.suite]).toEqual([40, expect.stringMatching(/^\d+\.40$/)]);
  const second = await ask(first.suite ?? '');
  expect([...first.items, ...second.items].map(({ nom }) => nom)).toEqual(expected);
  expect(second.suite).toBeNull();
  expect(await ask('9999.9999')).toEqual({ items: [], suite: null });
});
