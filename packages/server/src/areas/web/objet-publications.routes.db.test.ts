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

it('an example of a fiche is the objet with the most photos that a site shows by it; of a moteur, a list that has it', async () => {
  const office = await officeEnLigne(world());
  const exempleDe = async (person: Person, ressource: string, id: number) =>
    person.call<{ page: string | null }>('GET', `/api/web/exemple?ressource=${ressource}&id=${id}`);
  const moteur = await office.moteur([]);
  const fiche = await create(office.admin, '/web/fiches', {
    nom: 'Restaurants',
    code: `restaurants-${office.site.id}`,
    gabarit: office.gabarits.fiche,
    typesObjets: ['restaurant'],
  });
  expect((await exempleDe(office.admin, 'ficheWeb', fiche.id)).body.data.page).toBeNull();
  expect((await exempleDe(office.admin, 'moteur', moteur.id)).body.data.page).toBeNull();

  await publie(office.db, 'ficheWeb', fiche);
  const fiches = [{ typesObjets: [], fiche: fiche.id }];
  await office.admin.call('PUT', `/api/web/sites/${office.site.id}`, { version: office.site.version, fiches });
  const [, table] = await office.objets(
    { colonnes: { nom: 'Sans photo', nombre_photos: 0 } },
    { colonnes: { nom: 'La Table', commune: 'Malbrume', nombre_photos: 4 } },
    { colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel', nombre_photos: 9 } },
  );
  const liste = await office.liste({ moteur: moteur.id });
  const at = `/public/${office.site.code}/fr`;
  expect((await exempleDe(office.admin, 'ficheWeb', fiche.id)).body.data.page).toBe(
    `${at}/restaurant/la-table-malbrume-${table}`,
  );
  expect((await exempleDe(office.admin, 'moteur', moteur.id)).body.data.page).toBe(`${at}/${liste.code}`);
  const stranger = await officeEnLigne(world());
  expect((await exempleDe(stranger.admin, 'moteur', moteur.id)).status).toBe(404);
});
