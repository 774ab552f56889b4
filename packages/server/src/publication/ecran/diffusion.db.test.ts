import type { AnyRecord } from '@bridge/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { type Ecoute, ecoute } from './testing/ecoute.ts';
import { nouvelles, type Poste, pairedWith, vitrine } from './testing/poste.ts';

const world = useWorld();
let origin = '';
const lines: Ecoute[] = [];

beforeAll(async () => {
  origin = await world().app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  for (const line of lines) line.close();
});

async function listen({ jeton }: Poste): Promise<Ecoute> {
  const line = await ecoute(origin, jeton);
  lines.push(line);
  return line;
}

it('a screen hears of what concerns it as it happens: another version, a message of urgency, an order', async () => {
  const { person, ecran, diaporama } = await vitrine(world());
  const screen = await pairedWith(world(), person, ecran);
  const { headers, hears, close } = await listen(screen);
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect([headers.get('x-accel-buffering'), headers.get('cache-control')]).toEqual(['no', 'no-cache, no-transform']);
  const version = String((await screen.get('/manifeste')).headers.etag).replaceAll('"', '');
  expect(await hears('manifeste')).toContain(`data: ${version}\n`);
  await person.call('POST', '/api/display/urgences', {
    nom: 'Alerte',
    titre: { fr: 'Alerte' },
    diffusee: true,
    au: '2026-11-16',
  });
  await hears('urgence');
  await hears('manifeste', 2);
  await person.call('POST', '/api/display/ecrans/ordres', { ids: [ecran.id], ordre: 'rafraichir' });
  await hears('ordre');
  await person.call('POST', `/api/display/diaporamas/${diaporama.id}/retirer`);
  await hears('manifeste', 3);
  close();
});

it('and of nothing that concerns another', async () => {
  const [mine, theirs] = [await vitrine(world()), await vitrine(world())];
  const [screen, other] = [
    await pairedWith(world(), mine.person, mine.ecran),
    await pairedWith(world(), theirs.person, theirs.ecran),
  ];
  const [heard, unheard] = [await listen(screen), await listen(other)];
  await Promise.all([heard.hears('manifeste'), unheard.hears('manifeste')]);
  const { body } = await mine.person.call<AnyRecord>('GET', `/api/display/ecrans/${mine.ecran.id}`);
  await mine.person.call('PUT', `/api/display/ecrans/${mine.ecran.id}`, {
    version: body.data.version,
    nom: 'Autre nom',
  });
  await heard.hears('manifeste', 2);
  expect(unheard.all().split('event: manifeste').length).toBe(2);
});

it('a message of urgency is confirmed by the screens that show it as it is now, and by no other', async () => {
  const [mine, theirs] = [await vitrine(world()), await vitrine(world())];
  const { person, ecran } = mine;
  const [screen, stranger] = [
    await pairedWith(world(), person, ecran),
    await pairedWith(world(), theirs.person, theirs.ecran),
  ];
  const message = { nom: 'Alerte', titre: { fr: 'Alerte' }, diffusee: true, au: '2026-11-30' };
  const { id, version } = (await person.call<AnyRecord>('POST', '/api/display/urgences', message)).body.data;
  const at = `/api/display/urgences/${id}/confirmations`;
  const confirmed = async () => (await person.call<{ items: AnyRecord[] }>('GET', at)).body.data.items;
  const says = (poste: typeof screen, said: number) =>
    poste.post('/nouvelles', nouvelles({ urgence: { id, version: said } }));
  await says(screen, version + 1);
  await says(stranger, version);
  expect(await confirmed()).toEqual([]);
  const first = world().now.toISOString();
  await says(screen, version);
  world().advance(60_000);
  await says(screen, version);
  expect(await confirmed()).toEqual([{ ecran: ecran.id, vuLe: first }]);
  await person.call('PUT', `/api/display/urgences/${id}`, { version, titre: { fr: 'Alerte rouge' } });
  expect(await confirmed()).toEqual([]);
  expect((await theirs.person.call('GET', at)).status).toBe(404);
});
