import { type AnyRecord, photoDeMediatheque } from '@bridge/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediasPublies } from '../../catalogue/photos/photos.repository.ts';
import { useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { createMedia } from '../mediatheque/testing/depot.ts';
import { corrige, objetOf } from './testing/objets.ts';

const atelier = useAtelier();
const aplat = (width: number, background: string) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const change = async (admin: Person, { id, version }: AnyRecord, values: object) =>
  (await admin.call<AnyRecord>('PUT', `/api/mediatheque/${id}`, { version, ...values })).body.data;

describe('a photo of the médiathèque that is chosen for an objet', () => {
  it('is cut as people chose in the médiathèque, at another address once they chose otherwise', async () => {
    const sides = await sharp(await aplat(1_200, '#ff0000'))
      .composite([{ input: await aplat(600, '#0000ff'), left: 600, top: 0 }])
      .jpeg()
      .toBuffer();
    const { admin, objet } = await objetOf(atelier, 'Office cadré');
    const media = await createMedia(atelier.world, admin, sides);
    await corrige(admin, objet.id, 'medias', [photoDeMediatheque(media.id)]);
    const shown = async () => {
      atelier.world.advance(61_000);
      const [photo] = await mediasPublies(atelier.world.db, objet.id);
      const address = (photo?.url ?? '').replace('1280-libre-sujet', '320-1x1-sujet');
      const { rawPayload } = await atelier.world.app.inject(address);
      const { channels } = await sharp(rawPayload).stats();
      return { address, couleur: channels[0] && channels[0].mean > 128 ? 'rouge' : 'bleu' };
    };
    const at = (x: number) => ({ cadrage: { focal: { x, y: 0.5 }, recadrages: [] } });
    const left = await change(admin, media, at(0.1));
    const first = await shown();
    await change(admin, left, at(0.9));
    const second = await shown();
    expect([first.couleur, second.couleur]).toEqual(['rouge', 'bleu']);
    expect(second.address).not.toBe(first.address);
  });

  it('is one that the entity of the objet sees too, whoever puts it there', async () => {
    const { objet, entiteId } = await objetOf(atelier, 'Office fille');
    const { db } = atelier.world;
    const mere = await atelier.office('Office mère');
    await db.updateTable('entites').set({ parent_id: mere.entiteId }).where('id', '=', entiteId).execute();
    const own = await createMedia(atelier.world, mere.admin, await aplat(900, '#3366cc'), { partage: 'prive' });
    const put = () => corrige(mere.admin, objet.id, 'medias', [photoDeMediatheque(own.id)]);
    const refused = await put();
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'valeur']);
    await change(mere.admin, own, { partage: 'filles' });
    expect((await put()).status).toBe(200);
  });
});
