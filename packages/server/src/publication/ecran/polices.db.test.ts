import { readFile } from 'node:fs/promises';
import type { AnyRecord } from '@bridge/contract';
import { expect, it } from 'vitest';
import { apercu, gabaritPropre, manifesteDEssai, slide } from '../../areas/display/testing/ecrans.ts';
import { createMedia } from '../../areas/mediatheque/testing/depot.ts';
import { jpeg } from '../../areas/mediatheque/testing/fichiers.ts';
import { fileDePolice } from '../../rendering/polices.ts';
import { useWorld } from '../../testing/use-world.ts';
import { imagesOf, pairedWith, vitrine } from './testing/poste.ts';

const world = useWorld();
const TEXTE = slide('texte', { titre: { fr: 'Bonjour' } });
const police = () => readFile(fileDePolice('Source Serif 4', 400));

async function gabaritAvec(values: object): Promise<AnyRecord> {
  const { status, body } = await gabaritPropre(world(), values);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

it('a screen is given the typefaces of its gabarit by their fingerprints, to be kept with the rest', async () => {
  const gabarit = await gabaritAvec({ police: 'source-sans' });
  const { person, ecran } = await vitrine(world(), { gabarit: gabarit.id, sequence: [TEXTE] });
  const screen = await pairedWith(world(), person, ecran);
  const { programmes, medias } = await screen.manifeste();
  const [programme] = programmes;
  expect(programme?.polices?.map(({ famille, graisse }) => [famille, graisse])).toEqual([
    ['Source Sans 3', '400'],
    ['Source Sans 3', '600'],
    ['Source Sans 3', '700'],
  ]);
  expect(programme?.styles).toContain('--police:"Source Sans 3",');
  // Declarations in a shadow root have no effect: the player registers typefaces.
  expect(programme?.styles).not.toContain('@font-face');
  for (const { source } of programme?.polices ?? []) {
    const empreinte = source.slice('media:'.length);
    expect(medias).toContainEqual({ empreinte, octets: expect.any(Number), type: 'font/ttf' });
    expect((await screen.get(`/medias/${empreinte}`)).headers['content-type']).toBe('font/ttf');
  }
});

it('previews are drawn with them, in frames that are of no origin', async () => {
  const gabarit = await gabaritAvec({ police: 'source-serif' });
  const { person } = await vitrine(world());
  const { html } = (await apercu(person, gabarit.id, TEXTE, { pas: 0 })).body.data;
  const [, address = ''] =
    /@font-face\{font-family:"Source Serif 4";font-weight:400;.*?src:url\("([^"]+)"\)/.exec(html) ?? [];
  const face = await world().app.inject({ url: address, headers: { origin: 'null' } });
  expect([face.statusCode, face.headers['content-type'], face.headers['access-control-allow-origin']]).toEqual([
    200,
    'font/ttf',
    '*',
  ]);
  const essai = await manifesteDEssai(person, gabarit.id, { sequence: [TEXTE] });
  expect(essai.programmes[0]?.polices?.[0]?.source).toBe(address);
});

it('a typeface of the médiathèque comes with its gabarit, for texts and titles', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const media = await createMedia(world(), root, await police(), { partage: 'toutes' });
  const own = { police: 'mediatheque', policeTexte: media.id };
  const gabarit = await gabaritAvec(own);
  const { person, ecran } = await vitrine(world(), { gabarit: gabarit.id, sequence: [TEXTE] });
  const screen = await pairedWith(world(), person, ecran);
  const { programmes, medias } = await screen.manifeste();
  expect(programmes[0]?.polices).toHaveLength(1);
  const [face] = medias;
  expect((await screen.get(`/medias/${face?.empreinte}`)).rawPayload.equals(await police())).toBe(true);
  expect(programmes[0]?.styles).toMatch(/--police:"Police [0-9a-f-]+",.*--police-titre:"Police [0-9a-f-]+",/);

  const photo = await createMedia(world(), root, await jpeg(), { partage: 'toutes' });
  const refused = async (values: object) => {
    const { status, body } = await gabaritPropre(world(), values);
    return [status, body.errors?.map(({ path }) => path)];
  };
  expect(await refused({ police: 'mediatheque' })).toEqual([400, ['policeTexte']]);
  expect(await refused({ ...own, policeTitre: photo.id })).toEqual([400, ['policeTitre']]);
});

it('nothing else of what screens are given is lent to who has no credential', async () => {
  const scene = await vitrine(world());
  const { person, admin, entiteId } = scene;
  const media = await createMedia(world(), admin, await jpeg(), { entiteId });
  const photo = slide('media', { media: { ref: 'media', id: media.id } });
  const { ecran } = await vitrine(world(), { sequence: [photo] }, scene);
  const screen = await pairedWith(world(), person, ecran);
  const [first] = imagesOf(await screen.manifeste());
  expect((await screen.get(`/medias/${first?.empreinte}`)).statusCode).toBe(200);
  expect((await world().app.inject({ url: `/e/emprunts/${first?.empreinte}` })).statusCode).toBe(404);
  expect((await world().app.inject({ url: '/e/emprunts/..%2fmanifeste' })).statusCode).toBe(404);
});
