import { afterAll, expect, it } from 'vitest';
import { createImpression } from './impression.ts';
import { documentDEssai, dossierDEssai, gabaritsDEssai } from './rendering/print/testing/document.ts';

/** Built before these tests. */
const entry = new URL('../dist/impression-process.mjs', import.meta.url);
const ceiling = 1_200 * 1024 ** 2;
const short = createImpression({ entry, longest: 4_000, ceiling });
const long = createImpression({ entry, longest: 60_000, ceiling });
afterAll(() => {
  short.close();
  long.close();
});

const couverture = { base: 'propre', dos: false, image: null, deuxieme: null, troisieme: null, quatrieme: null };
const drawn = async (impression: ReturnType<typeof createImpression>, source: string) =>
  impression.tirer(
    'a',
    await dossierDEssai(documentDEssai({ couverture }), gabaritsDEssai({ couverture: { source } })),
  );

it('a source that never ends, or that fills the memory, ends with its process; another document is drawn', async () => {
  const endless =
    '#let couverture(c) = { for a in range(9000) { for b in range(9000) { for c in range(9000) { let d = calc.sqrt(a + b + c) } } } }';
  await expect(drawn(short, endless)).rejects.toMatchObject({ name: 'TropLongError' });
  const huge =
    '#let couverture(c) = { let t = "0123456789abcdef" * 1000000; let all = (); for n in range(9000) { all.push(t + str(n)) }; all.join() }';
  await expect(drawn(short, huge)).rejects.toMatchObject({
    name: expect.stringMatching(/^(?:TropGros|TropLong|OuvrierPerdu)Error$/),
  });
  await expect(drawn(long, '#let couverture(c) = [Bonjour]')).resolves.toMatchObject({ etat: 'tire' });
});
