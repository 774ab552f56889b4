import type { AnyRecord } from '@bridge/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePublic } from '../testing/use-public.ts';
import { listeSchema, problemeSchema } from './api.schemas.ts';

const scene = usePublic();
const LISTE = '/public/api/v1/listes/restaurants';
let cle: string;
let id: number;

async function newKey(changes: object = {}) {
  const { editeur } = scene();
  const { body } = await editeur.person.call<{ cle: string; items: readonly { id: number }[] }>(
    'POST',
    `/api/web/sites/${editeur.site.id}/cles`,
    { nom: 'Clé', origines: [], quota: 100, ...changes },
  );
  return { cle: body.data.cle, id: body.data.items[0]?.id ?? 0 };
}
const ask = (path: string, key = cle, headers: Record<string, string> = {}) =>
  scene().get(path, { 'x-api-key': key, ...headers });

beforeEach(async () => {
  await scene().editeur.publish(await scene().editeur.liste('restaurants', { titre: { fr: 'Nos tables' } }));
  ({ cle, id } = await newKey());
});

describe('the public API', () => {
  it('answers what the pages of the site show, as data', async () => {
    const { status, headers, body } = await ask(`${LISTE}?commune=malbrume&utm_source=x`);
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ]);
    const data: AnyRecord = JSON.parse(body);
    expect(listeSchema.parse(data)).toMatchObject({ code: 'restaurants', titre: 'Nos tables', langue: 'fr' });
    expect(scene().fabrique.demandes).toContain('liste restaurants commune=malbrume');
    expect((await ask(LISTE, cle, { 'if-none-match': String((await ask(LISTE)).headers.etag) })).status).toBe(304);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('takes a key as a bearer too, and none but those of the site', async () => {
    expect((await scene().get(LISTE, { authorization: `Bearer ${cle}` })).status).toBe(200);
    for (const headers of [
      {},
      { 'x-api-key': 'cle-api.fausse' },
      { authorization: `Bearer ${scene().editeur.person.tokens.token}` },
    ] as Record<string, string>[]) {
      const refused = await scene().get(LISTE, headers);
      expect([refused.status, refused.headers['content-type']]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
      ]);
      expect(problemeSchema.parse(JSON.parse(refused.body))).toMatchObject({ status: 401 });
    }
  });

  it('refuses a key from the moment that it is revoked', async () => {
    expect((await ask(LISTE)).status).toBe(200);
    const { editeur } = scene();
    await editeur.person.call('POST', `/api/web/sites/${editeur.site.id}/cles/${id}/revoquer`);
    expect((await ask(LISTE)).status).toBe(401);
  });

  it('counts, and says when to come back once a day is used up', async () => {
    const { cle: small } = await newKey({ quota: 2 });
    expect([(await ask(LISTE, small)).status, (await ask(LISTE, small)).status]).toEqual([200, 200]);
    const late = await ask(LISTE, small);
    expect(late.status).toBe(429);
    // 11 in the morning in Paris: 13 hours to midnight.
    expect(late.headers['retry-after']).toBe(String(13 * 3_600));
    scene().world.advance(13 * 3_600_000);
    expect((await ask(LISTE, small)).status).toBe(200);
  });

  it('is read from a browser by the origins of the key alone', async () => {
    const { cle: browser } = await newKey({ origines: ['https://www.exemple.fr'] });
    const from = (origin: string, key: string) => ask(LISTE, key, { origin });
    expect((await from('https://www.exemple.fr', browser)).status).toBe(200);
    expect((await from('https://pirate.example', browser)).status).toBe(403);
    expect((await from('https://www.exemple.fr', cle)).status).toBe(403);
    const { statusCode, headers } = await scene().world.app.inject({ method: 'OPTIONS', url: LISTE });
    expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
      204,
      '*',
      'X-Api-Key, Authorization, If-None-Match',
    ]);
  });

  it('says what is not there, and which languages the site has', async () => {
    expect((await ask('/public/api/v1/listes/rien')).status).toBe(404);
    expect((await ask('/public/api/v1/objets/abc')).status).toBe(404);
    // The name with a slash is no code of a list: its answer would be kept under the address of another page.
    expect((await ask('/public/api/v1/listes/carte%2Frandonnees')).status).toBe(404);
    expect(scene().fabrique.demandes.filter((one) => one.includes('/'))).toEqual([]);
    const other = await ask(`${LISTE}?langue=de`);
    expect([other.status, JSON.parse(other.body).detail]).toEqual([400, 'Ce site parle\u00a0: fr, en.']);
  });

  it('is described for machines', async () => {
    const { body } = await scene().get('/public/openapi.json');
    const document = JSON.parse(body);
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(['/listes', '/listes/{code}', '/objets/{id}']);
    expect(document.paths['/listes/{code}'].get.responses[200].content['application/json'].schema.required).toContain(
      'objets',
    );
  });
});
