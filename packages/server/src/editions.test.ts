import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { editionDEssai } from './areas/editions/gabarits/essai.ts';
import { editionFoldersOf, editionsOf } from './editions.ts';
import { systemClock } from './platform/clock.ts';
import { temporaryFolder } from './platform/db/testing/temp-folder.ts';
import { TropLongError } from './platform/equipe/equipe.messages.ts';
import { createDiskFiles } from './platform/files/disk.ts';
import { ENDLESS_ROOM } from './platform/files/room.ts';
import { createLog } from './platform/log.ts';
import { useOutside } from './platform/net/testing/use-outside.ts';
import { decodageIci } from './process/decodage.ts';
import { impressionIci } from './process/impression.ici.ts';
import type { Impression } from './rendering/print/tirage/dossier.ts';
import type { Db } from './schema.ts';

const GABARITS = { edition: null, couverture: null, sommaire: null };
/** These pages read nothing of the database. */
const NONE = undefined as unknown as Db;

/** Pages that are written where `tirer` draws previews. */
async function written(drawTirage: Impression['drawTirage'], signal = new AbortController().signal) {
  const folder = await temporaryFolder();
  const files = createDiskFiles(join(folder, 'store'));
  await files.put('editions/g1/ecran.pdf', Readable.from(['%PDF']));
  const { apercus, pages } = editionsOf(
    {
      clock: systemClock,
      log: createLog('silent'),
      outside: useOutside({ allowed: [], clock: systemClock }),
      room: ENDLESS_ROOM,
      cadreur: decodageIci.cadreur,
      impressions: {
        courtes: { ...impressionIci, page: async () => Buffer.from('une page') },
        apercus: { ...impressionIci, drawTirage },
      },
      folders: editionFoldersOf(folder),
      local: () => null,
      readMedia: async () => null,
    },
    { db: NONE, visitorsDb: NONE, files },
  );
  const looked = apercus.tryOut({
    canal: 'ecran',
    qui: '1',
    signal,
    compose: (images) => editionDEssai({ jeu: 'seule', format: 'a5', gabarits: GABARITS, notes: null }, images),
  });
  return { looked, pages };
}

it('pages that are being written keep nobody from those that are printed, and end where nobody waits for them', async () => {
  const leaving = new AbortController();
  const { looked, pages } = await written(
    (_, __, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(signal?.reason);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop);
      }),
    leaving.signal,
  );
  const cover = { cle: 'editions/g1/ecran.pdf', page: 1, largeur: 480 };
  expect(String(await pages.imageOfStored('couvertures', cover))).toBe('une page');
  leaving.abort(new Error('nobody waits'));
  await expect(looked).rejects.toThrow('nobody waits');
});

it('pages that take too long say so', async () => {
  const { looked } = await written(() => Promise.reject(new TropLongError('more than 20000 ms')));
  await expect(looked).rejects.toMatchObject({
    errorName: 'invalidInput',
    details: { errors: [{ message: expect.stringContaining('trop de temps') }] },
  });
});
