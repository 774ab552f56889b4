import { afterAll, expect, it } from 'vitest';
import { documentDEssai, dossierDEssai, gabaritsDEssai } from '../rendering/print/testing/document.ts';
import { createImpression } from './impression.ts';

/** The file is built before these tests. */
const entry = new URL('../../dist/impression-process.mjs', import.meta.url);
/** Enough for a document of a few pages. */
const ceiling = 700 * 1024 ** 2;
const long = createImpression({ entry, longest: 110_000, ceiling, grace: 50 });
afterAll(long.close);

const couverture = { base: 'propre', dos: false, image: null, deuxieme: null, troisieme: null, quatrieme: null };
const written = (source: string) =>
  dossierDEssai(documentDEssai({ couverture }), gabaritsDEssai({ couverture: { source } }));
const drawn = async (impression: typeof long, source: string) => impression.drawTirage('a', await written(source));

const ENDLESS =
  '#let couverture(c) = { for a in range(9000) { for b in range(9000) { for c in range(9000) { let d = calc.sqrt(a + b + c) } } } }';
/** Grows by a megabyte each time: far from all memory when it is checked. */
const GROWING =
  '#let couverture(c) = { let all = (); for n in range(90000) { all.push("0123456789abcdef" * 65536 + str(n)) }; all.join() }';

it.skipIf(process.platform !== 'linux')(
  'a source that never ends ends once it had its share of a processor',
  async () => {
    const asked = long.drawTirage('a', await written(ENDLESS), { processeur: 200 });
    await expect(asked).rejects.toMatchObject({ name: 'TropLongError', message: expect.stringContaining('200 ms') });
  },
);

it('a source that fills the memory ends with its process; another document is drawn', { tags: 'torture' }, async () => {
  await expect(drawn(long, GROWING)).rejects.toMatchObject({ name: 'TropGrosError' });
  await expect(drawn(long, '#let couverture(c) = [Bonjour]')).resolves.toMatchObject({ etat: 'tire' });
});

it('a document that nobody waits for any more ends with its process, a moment later', async () => {
  const leaving = new AbortController();
  const asked = long.drawTirage('a', await written(ENDLESS), { signal: leaving.signal });
  leaving.abort(new Error('nobody waits'));
  await expect(asked).rejects.toThrow('nobody waits');
});
