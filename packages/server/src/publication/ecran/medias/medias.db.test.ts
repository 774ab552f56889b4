import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Reserve } from '../../../catalogue/photos/reserve.ts';
import type { Log } from '../../../platform/log.ts';
import type { SourceDImage } from '../../../rendering/ecran/contenu.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { pairedWith, vitrine } from '../testing/poste.ts';
import { forgetSource } from './medias.repository.ts';
import { createMedias, nomDeSource } from './medias.ts';

const world = useWorld();

/** Media whose pictures are words, kept in a folder that a test can empty. */
function atelier() {
  const dossier = new Map<string, Buffer>();
  const reserve: Partial<Reserve> = {
    a: async (nom) => dossier.has(nom),
    read: async (nom) => dossier.get(nom) ?? null,
    keep: async (nom, contenu) => void dossier.set(nom, contenu),
  };
  const drawn: string[] = [];
  const medias = createMedias({
    db: world().db,
    clock: { now: () => world().now },
    log: { info: () => undefined, warn: () => undefined } as unknown as Log,
    reserve: reserve as Reserve,
    photo: async () => Buffer.from('la même photo'),
    tuiles: async ({ fond }) => {
      drawn.push(fond);
      return Buffer.from(`carte ${drawn.length}`);
    },
    fichier: async () => Readable.from([]),
  });
  return { medias, dossier, drawn };
}

const CARTE: SourceDImage = { genre: 'tuiles', fond: 'osm', mosaique: { zoom: 3, tuiles: [] } as never };
const photo = (objet: number): SourceDImage => ({ genre: 'photo', objet, rang: 1, empreinte: 'e', largeur: 1920 });

it('the background of a map that is lost is drawn again, since nothing else can bring it back', async () => {
  const { medias, dossier, drawn } = atelier();
  const first = (await medias.bring([CARTE])).get(nomDeSource(CARTE));
  await medias.bring([CARTE]);
  expect(drawn).toHaveLength(1);
  dossier.clear();
  const again = (await medias.bring([CARTE])).get(nomDeSource(CARTE));
  expect(drawn).toHaveLength(2);
  expect(again?.empreinte).not.toBe(first?.empreinte);
  expect(await medias.open(first?.empreinte ?? '')).toBeNull();
  expect((await medias.open(again?.empreinte ?? ''))?.corps).toEqual(Buffer.from('carte 2'));
});

it('two sources of the same bytes keep them each', async () => {
  const { medias, dossier } = atelier();
  const found = await medias.bring([photo(1), photo(2)]);
  const [one, two] = [photo(1), photo(2)].map((source) => found.get(nomDeSource(source)));
  expect(one).toEqual(two);
  const known = await world()
    .db.selectFrom('medias_ecran')
    .select('source')
    .where('empreinte', '=', String(one?.empreinte))
    .execute();
  expect(known.map(({ source }) => source).sort()).toEqual([nomDeSource(photo(1)), nomDeSource(photo(2))]);
  await forgetSource(world().db, nomDeSource(photo(1)));
  dossier.clear();
  expect((await medias.open(one?.empreinte ?? ''))?.corps).toEqual(Buffer.from('la même photo'));
});

it('a manifest that names bytes which nobody can give any more is made anew', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const { body } = await root.call<{ id: number }>('POST', '/api/superadmin/diaporama_template', {
    ...{ nom: 'Serif', code: 'serif-perdu', partage: 'toutes', police: 'source-serif' },
  });
  const { person, ecran } = await vitrine(world(), { gabarit: body.data.id });
  const screen = await pairedWith(world(), person, ecran);
  const [lost] = (await screen.manifeste()).medias;
  const other = 'f'.repeat(64);
  await world()
    .db.updateTable('medias_ecran')
    .set({ empreinte: other })
    .where('empreinte', '=', String(lost?.empreinte))
    .execute();
  // The manifest stays as composed until the missing media is asked for.
  expect((await screen.manifeste()).medias).toContainEqual(lost);
  expect((await screen.get(`/medias/${lost?.empreinte}`)).statusCode).toBe(404);
  const names = (await screen.manifeste()).medias.map(({ empreinte }) => empreinte);
  expect([names.includes(other), names.includes(String(lost?.empreinte))]).toEqual([true, false]);
});
