import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { createDiskFiles } from '../../platform/files/disk.ts';
import { ENDLESS_ROOM } from '../../platform/files/room.ts';
import { impressionIci } from '../../process/impression.ici.ts';
import { createPages } from './pages.ts';

it('a page that many ask for at once is drawn once, from a file that is brought once', async () => {
  const folder = await temporaryFolder();
  const files = createDiskFiles(join(folder, 'store'));
  await files.put('editions/g1/ecran.pdf', Readable.from(['%PDF']));
  const [read, drawn]: [string[], number[]] = [[], []];
  const { imageOfStored } = createPages({
    files: {
      ...files,
      read: (cle) => {
        read.push(cle);
        return files.read(cle);
      },
    },
    impression: {
      ...impressionIci,
      page: async (_, { page }) => {
        drawn.push(page);
        return Buffer.from(`page ${page}`);
      },
    },
    dossier: join(folder, 'pages'),
    clock: systemClock,
    room: ENDLESS_ROOM,
  });
  const asked = (page: number) => imageOfStored('couvertures', { cle: 'editions/g1/ecran.pdf', page, largeur: 480 });
  const seen = await Promise.all([asked(1), asked(1), asked(2), asked(1)]);
  expect(seen.map(String)).toEqual(['page 1', 'page 1', 'page 2', 'page 1']);
  expect(String(await asked(1))).toBe('page 1');
  expect(drawn.sort()).toEqual([1, 2]);
  expect(read).toEqual(['editions/g1/ecran.pdf']);
});
