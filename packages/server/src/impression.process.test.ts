import { afterAll, expect, it } from 'vitest';
import { createImpression } from './impression.ts';
import { documentDEssai, dossierDEssai, gabaritsDEssai } from './rendering/print/testing/document.ts';

/** Built before these tests. */
const impression = createImpression({
  entry: new URL('../dist/impression-process.mjs', import.meta.url),
  longest: 15_000,
  ceiling: 1_200 * 1024 ** 2,
});
afterAll(() => impression.close());

const couverture = { base: 'propre', dos: false, image: null, deuxieme: null, troisieme: null, quatrieme: null };
const drawn = async (source: string) =>
  impression.tirer(
    'a',
    await dossierDEssai(documentDEssai({ couverture }), gabaritsDEssai({ couverture: { source } })),
  );

it('a source that never ends, or that fills the memory, ends with its process; the next document is drawn', async () => {
  const endless =
    '#let couverture(c) = { for a in range(9000) { for b in range(9000) { for c in range(9000) { calc.sqrt(a) } } } }';
  await expect(drawn(endless)).rejects.toMatchObject({ name: 'TropLongError' });
  const huge =
    '#let couverture(c) = { let t = "0123456789abcdef" * 1000000; let all = (); for n in range(9000) { all.push(t + str(n)) }; all.join() }';
  await expect(drawn(huge)).rejects.toMatchObject({
    name: expect.stringMatching(/^(?:TropGros|TropLong|OuvrierPerdu)Error$/),
  });
  await expect(drawn('#let couverture(c) = [Bonjour]')).resolves.toMatchObject({ etat: 'tire' });
});
