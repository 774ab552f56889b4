import { type AnyRecord, adresseDeFichier, type MediaAChoisir } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { createMedia, deposit } from './testing/depot.ts';
import { jpeg } from './testing/fichiers.ts';

const MEDIAS = '/api/mediatheque';
const atelier = useAtelier();
const world = () => atelier.world;

const fileIdOf = ({ fichier }: AnyRecord) => (fichier as { id: string }).id;
const visit = (url: string, headers: Record<string, string> = {}) => world().app.inject({ url, headers });
const apercuFor = async (person: Person, id: number) =>
  (await person.call<{ items: MediaAChoisir[] }>('GET', `${MEDIAS}/choix?ids=${id}`)).body.data.items[0]?.apercu;
const throwAway = (person: Person, { id, version }: AnyRecord) =>
  person.call('DELETE', `${MEDIAS}/${id}?version=${version}`);

describe('a media that was thrown away', () => {
  it('no longer answers at its address, to visitors and to whoever kept it; restored, it does again', async () => {
    const { admin } = await atelier.office('Office');
    const media = await createMedia(world(), admin, await jpeg(1));
    const addresses = (['vignette', 'grande', 'original'] as const).map((vue) =>
      adresseDeFichier(fileIdOf(media), vue),
    );
    const kept = await visit(addresses[0] ?? '');
    expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    const validator = { 'if-none-match': String(kept.headers.etag) };
    expect((await visit(addresses[0] ?? '', validator)).statusCode).toBe(304);
    expect((await throwAway(admin, media)).status).toBe(200);
    for (const address of addresses) expect((await visit(address)).statusCode).toBe(404);
    expect((await visit(addresses[0] ?? '', validator)).statusCode).toBe(404);
    const { version } = (await admin.call<AnyRecord>('GET', `${MEDIAS}/${media.id}`)).body.data;
    const restored = await admin.call('POST', `${MEDIAS}/${media.id}/restore`, { version });
    expect(restored.status).toBe(200);
    for (const address of addresses) expect((await visit(address)).statusCode).toBe(200);
  });

  it('shows its small view to who may see it, for a while', async () => {
    const { admin } = await atelier.office('Office de la corbeille');
    const stranger = (await atelier.office('Voisin')).admin;
    const media = await createMedia(world(), admin, await jpeg(2));
    await throwAway(admin, media);
    expect(await apercuFor(stranger, media.id)).toBeUndefined();
    const address = (await apercuFor(admin, media.id)) ?? '';
    const shown = await visit(address);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=600']);
    const other = await createMedia(world(), admin, await jpeg(3));
    await throwAway(admin, other);
    const passe = address.slice(address.indexOf('?'));
    expect((await visit(`${adresseDeFichier(fileIdOf(other), 'vignette')}${passe}`)).statusCode).toBe(404);
    expect((await visit(`${address}x`)).statusCode).toBe(404);
    world().now = new Date(world().now.getTime() + 3 * 60 * 60_000);
    expect((await visit(address)).statusCode).toBe(404);
  });

  it('is nobody else’s to look at nor to take back, however it was shared', async () => {
    const { admin } = await atelier.office('Office qui partageait');
    const stranger = (await atelier.office('Voisin curieux')).admin;
    const made = await createMedia(world(), admin, await jpeg(6));
    const shared = await admin.call<AnyRecord>('PUT', `${MEDIAS}/${made.id}`, {
      partage: 'toutes',
      version: made.version,
    });
    const media = shared.body.data;
    expect((await stranger.call('GET', `${MEDIAS}/${media.id}`)).status).toBe(200);
    await throwAway(admin, media);
    expect((await stranger.call('GET', `${MEDIAS}/${media.id}`)).status).toBe(404);
    expect(await apercuFor(stranger, media.id)).toBeUndefined();
    const trash = await stranger.call<{ items: unknown[] }>('GET', `${MEDIAS}?filter={"etat":"corbeille"}`);
    expect(trash.body.data.items).toEqual([]);
    const { titre, credit, alternatif, fichier } = media;
    const taken = await stranger.call('POST', MEDIAS, { titre, credit, alternatif, fichier });
    expect(taken.status).toBe(400);
    expect((await visit(adresseDeFichier(fileIdOf(media), 'vignette'))).statusCode).toBe(404);
  });

  it('does not answer either with the file that it held before', async () => {
    const { admin } = await atelier.office('Office qui remplace');
    const media = await createMedia(world(), admin, await jpeg(7));
    const { fichier } = (await deposit(world(), admin, await jpeg(8))).body.data;
    const replaced = await admin.call<AnyRecord>('PUT', `${MEDIAS}/${media.id}`, { fichier, version: media.version });
    expect(replaced.status).toBe(200);
    expect((await visit(adresseDeFichier(fileIdOf(media), 'vignette'))).statusCode).toBe(404);
    expect((await visit(adresseDeFichier(fichier.id, 'vignette'))).statusCode).toBe(200);
  });

  it('takes nothing from another one that holds the same file, nor from a file that has no media yet', async () => {
    const { admin } = await atelier.office('Office des copies');
    const media = await createMedia(world(), admin, await jpeg(4));
    await admin.call('POST', `${MEDIAS}/${media.id}/duplicate`, {});
    await throwAway(admin, media);
    expect((await visit(adresseDeFichier(fileIdOf(media), 'vignette'))).statusCode).toBe(200);
    const { fichier } = (await deposit(world(), admin, await jpeg(5))).body.data;
    expect((await visit(adresseDeFichier(fichier.id, 'vignette'))).statusCode).toBe(200);
  });
});
