import { adresseDeFichier, adresseDuLot, type MediaAChoisir } from '@bridge/contract';
import { beforeAll, expect, it } from 'vitest';
import { createMedia } from '../../../areas/mediatheque/testing/depot.ts';
import { jpeg } from '../../../areas/mediatheque/testing/fichiers.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { createEditeur, type Editeur } from '../testing/editeur.ts';

const FILES = 'https://fichiers.example';
const world = useWorld({ filesUrl: FILES });
let editeur: Editeur;
beforeAll(async () => {
  editeur = await createEditeur(world());
});

const ask = async (address: string) => {
  const { host, pathname, search } = new URL(address, 'https://bridge.example');
  return world().app.inject({ url: `${pathname}${search}`, headers: { host } });
};

it('what pages, calls and shared lots write of a file is on the origin that files have of their own', async () => {
  const media = await createMedia(world(), editeur.person, await jpeg());
  const liste = await editeur.liste('lacs', { image: media.id });
  await editeur.publish(liste);

  const { body: html, headers } = await ask('/public/ot/fr/lacs');
  const [, src = ''] = /src="([^"]*\/public\/medias\/[^"]+)"/.exec(html) ?? [];
  expect(src.startsWith(`${FILES}/public/medias/`)).toBe(true);
  expect(html).not.toContain('"/public/medias/');
  expect(headers['content-security-policy']).toMatch(/img-src 'self' [^;]*https:\/\/fichiers\.example/);
  expect((await ask(src)).statusCode).toBe(200);
  const old = await ask(src.slice(FILES.length));
  expect([old.statusCode, old.headers.location]).toEqual([307, src]);

  const choix = await editeur.person.call<{ items: MediaAChoisir[] }>('GET', `/api/mediatheque/choix?ids=${media.id}`);
  const [item] = choix.body.data.items;
  expect(item?.apercu).toBe(`${FILES}${adresseDeFichier(item?.fichier.id ?? '', 'vignette')}`);
  expect((await ask(item?.apercu ?? '')).statusCode).toBe(200);

  const shared = await editeur.person.call<{ adresse: string }>('POST', '/api/mediatheque/partages', {
    ids: [media.id],
    jours: 7,
  });
  const lot = await ask(shared.body.data.adresse);
  expect(lot.body).toContain(`src="${FILES}${adresseDuLot('')}`);
  expect(lot.headers['content-security-policy']).toContain(`img-src 'self' ${FILES} data:`);
});

it('nothing but files answers there', async () => {
  for (const path of ['/', '/guide/index', '/healthz', '/public/ot/fr', '/public/openapi.json', '/prod-api/docs'])
    expect([path, (await ask(`${FILES}${path}`)).statusCode]).toEqual([path, 404]);
});
