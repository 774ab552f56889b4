import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { create, officeEnLigne } from '../testing/site.ts';

const world = useWorld();
let liste: string;

const un = (slug: string, valeur: string, parDefaut = false) => ({
  slug,
  libelle: {},
  valeurs: [valeur],
  picto: null,
  parDefaut,
});

beforeAll(async () => {
  const office = await officeEnLigne(world());
  const hotel = { type_bridge: 'hotel', commune: 'Malbrume', latitude: 47.5, longitude: -3 };
  await office.objets(
    { colonnes: { ...hotel, nom: 'Auberge', prix_min: 80 } },
    { colonnes: { ...hotel, nom: 'Cabane', prix_min: 20, latitude: 46.5, faits: ['gratuit'] } },
    { colonnes: { nom: 'Bistrot', commune: 'Valdoré', latitude: 48.5, longitude: -3 } },
  );
  const filtre = async (code: string, values: object) =>
    (await create(office.admin, '/web/filtres', { nom: code, code, libelle: { fr: code }, ...values })).id;
  const type = await filtre('type', {
    cible: 'typeBridge',
    choix: [un('hotel', 'hotel', true), un('table', 'restaurant')],
  });
  const ids = [
    type,
    await filtre('zone', { cible: 'commune', widget: 'carte', choix: [un('malbrume', 'Malbrume')] }),
    await filtre('lieu', { cible: 'commune', choix: [un('valdore', 'Valdoré')] }),
    await filtre('gratuit', { cible: 'fait', fait: 'gratuit' }),
  ];
  const waiting = [
    await filtre('prix', { cible: 'prix', apres: ids[3] }),
    await filtre('etoiles', { cible: 'prix', types: ['restaurant'] }),
  ];
  const filtres = [...ids, ...waiting].map((id) => ({ filtre: id, libelle: {}, replie: false }));
  const { id } = await office.moteur([], { filtres, masquerVides: true });
  liste = `/public/${office.site.code}/fr/${(await office.liste({ moteur: id })).code}`;
});

const NOMS = ['Auberge', 'Bistrot', 'Cabane'];
async function shown(requete: string) {
  const { body } = await world().app.inject({ url: `${liste}?${requete}` });
  return NOMS.filter((nom) => body.includes(`>${nom}<`));
}

it('a page is asked for the area of a map', async () => {
  expect(await shown('type=-')).toEqual(NOMS);
  expect(await shown('type=-&zone-emprise=-4,48,-2,49')).toEqual(['Bistrot']);
  expect(await shown('zone-emprise=-4,47,-2,49')).toEqual(['Auberge']);
});

it('a page is asked what the bare page does not offer yet', async () => {
  expect(await shown('')).toEqual(['Auberge', 'Cabane']);
  // After another filter.
  expect(await shown('gratuit=1&prix=50-')).toEqual([]);
  // A filter that is for some types only.
  expect(await shown('type=table&etoiles=1-')).toEqual([]);
  // Hidden for want of objets.
  expect(await shown('type=-&lieu=valdore')).toEqual(['Bistrot']);
});
