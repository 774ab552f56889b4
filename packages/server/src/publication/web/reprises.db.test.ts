import type { AnyRecord } from '@bridge/contract';
import { expect, it, vi } from 'vitest';
import { usePublic } from './testing/use-public.ts';

const scene = usePublic();
const LISTE = '/public/ot/fr/restaurants';

it('a page that many see is made anew when what it shows changes, before its next visitor comes', async () => {
  const { editeur, fabrique, get } = scene();
  const liste = await editeur.liste('restaurants', { titre: { fr: 'Nos tables' } });
  await editeur.publish(liste);
  const rare: AnyRecord = await editeur.liste('hotels');
  await editeur.publish(rare);
  for (let view = 0; view < 3; view += 1) await get(LISTE);
  await get('/public/ot/fr/hotels');
  expect(fabrique.demandes).toEqual(['liste restaurants', 'liste hotels']);
  fabrique.demandes.length = 0;
  // Both lists show the sélection.
  await editeur.change('/selections', editeur.selection, { nom: 'Bonnes tables' });
  await vi.waitFor(() => expect(fabrique.demandes).toEqual(['liste restaurants']), { timeout: 20_000 });
  const { status, body } = await get(LISTE);
  expect([status, body.includes('Bonnes tables')]).toEqual([200, true]);
  // Its visitor found it made.
  expect(fabrique.demandes).toEqual(['liste restaurants']);
});
