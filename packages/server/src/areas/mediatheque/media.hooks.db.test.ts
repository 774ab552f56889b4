import type { AnyRecord } from '@bridge/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { createMedia, deposit } from './testing/depot.ts';
import { jpeg, PDF } from './testing/fichiers.ts';

const world = useWorld();
const MEDIAS = '/api/mediatheque';

async function office() {
  const entiteId = await world().createEntite('Office');
  return { entiteId, admin: await world().person({ roles: ['ROLE_ADMIN'], entiteId }) };
}
const VALEURS = { titre: { fr: 'Le lac' }, credit: '©', supports: ['web'] };

describe('a media', () => {
  it('is told by its file: nobody types its size or its kind', async () => {
    const { admin } = await office();
    const media = await createMedia(world(), admin, await jpeg(11, 800, 600), { dossier: ' Été / Plages ' });
    expect(media).toMatchObject({
      genre: 'photo',
      typeMime: 'image/jpeg',
      largeur: 800,
      hauteur: 600,
      orientation: 'paysage',
      origine: 'depot',
      dossier: 'Été/Plages',
    });
    expect(media.poids).toBeGreaterThan(0);
    expect(media.empreinte).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is found by its hue, its resolution and its size', async () => {
    const { admin } = await office();
    const photo = (background: string, density: number, width: number) =>
      sharp({ create: { width, height: 200, channels: 3, background } })
        .withMetadata({ density })
        .jpeg()
        .toBuffer();
    const blue = await createMedia(world(), admin, await photo('#1060d0', 300, 400));
    const green = await createMedia(world(), admin, await photo('#20a030', 96, 300));
    expect(blue).toMatchObject({ teinte: 'bleu', resolution: 300 });
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: 'id' });
      const { body } = await admin.call<{ items: AnyRecord[] }>('GET', `${MEDIAS}?${query}`);
      return body.data.items.map(({ id }) => id);
    };
    expect(await found({ teinte: ['bleu', 'gris'] })).toEqual([blue.id]);
    expect(await found({ resolution: { min: 300 } })).toEqual([blue.id]);
    expect(await found({ largeur: { min: 300 }, hauteur: { min: 200 } })).toEqual([blue.id, green.id]);
    expect(await found({ largeur: { min: 301 } })).toEqual([blue.id]);
  });

  it('that is a document needs no alternative text', async () => {
    const { admin } = await office();
    const document = (await deposit(world(), admin, PDF)).body.data.fichier;
    const { body } = await admin.call<AnyRecord>('POST', MEDIAS, { ...VALEURS, fichier: document });
    expect(body.data.statut).toBe('utilisable');
  });

  it('takes no file that somebody else gave, nor one that is not there', async () => {
    const [mine, theirs] = [await office(), await office()];
    const { fichier } = (await deposit(world(), theirs.admin, await jpeg(13))).body.data;
    const absent = { id: '6e6f5e1c-8f7f-4d0e-9a43-0a4b1c2d3e4f', nom: 'x.jpg' };
    for (const wanted of [fichier, absent]) {
      const body = { ...VALEURS, alternatif: { fr: 'Un lac' }, fichier: wanted };
      const { status, body: answer } = await mine.admin.call('POST', MEDIAS, body);
      expect([status, answer.errors?.[0]?.path]).toEqual([400, 'fichier']);
    }
  });

  it('keeps its number and its uses when its file is replaced, and goes back to the file before', async () => {
    const { admin, entiteId } = await office();
    const media = await createMedia(world(), admin, await jpeg(14, 400, 300));
    const other = (await deposit(world(), admin, await jpeg(15, 300, 400))).body.data.fichier;
    const changed = await admin.call<AnyRecord>('PUT', `${MEDIAS}/${media.id}`, {
      fichier: other,
      version: media.version,
    });
    expect(changed.body.data).toMatchObject({ id: media.id, largeur: 300, orientation: 'portrait' });
    // The person who puts the file back is not the one who gave it.
    const colleague = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const back = await colleague.call<AnyRecord>('PUT', `${MEDIAS}/${media.id}`, {
      fichier: media.fichier,
      version: changed.body.data.version,
    });
    expect(back.body.data).toMatchObject({ largeur: 400, orientation: 'paysage' });
  });

  it('stays of the kind that it is', async () => {
    const { admin } = await office();
    const media = await createMedia(world(), admin, await jpeg(16));
    const pdf = (await deposit(world(), admin, PDF)).body.data.fichier;
    const { status, body } = await admin.call('PUT', `${MEDIAS}/${media.id}`, { fichier: pdf, version: media.version });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'fichier']);
    expect(body.errors?.[0]?.message).toContain('Photo');
  });

  it('is copied with its file by whoever sees it', async () => {
    const { admin, entiteId } = await office();
    const media = await createMedia(world(), admin, await jpeg(17));
    const colleague = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    const copy = await colleague.call<AnyRecord>('POST', `${MEDIAS}/${media.id}/duplicate`, {});
    expect(copy.body.data).toMatchObject({ fichier: media.fichier, titre: { fr: 'Le lac (copie)' }, largeur: 640 });
  });
});
