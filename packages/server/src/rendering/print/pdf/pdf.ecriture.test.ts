import { PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../publication/print/testing/lire.ts';
import { writePdf } from './pdf.ecriture.ts';

it('a document is written with all its objects, for any reader, and in the same bytes each time', async () => {
  const drawn = await PDFDocument.create({ updateMetadata: false });
  drawn.setTitle('Guide d’été');
  for (const n of [1, 2, 3]) drawn.addPage([300, 400]).drawText(`Feuille ${n}`, { x: 40, y: 200 });
  // Enough objects for several streams, with a hole among their numbers.
  const refs = Array.from({ length: 450 }, (_, n) => drawn.context.register(drawn.context.obj({ Rang: n })));
  drawn.context.delete(drawn.context.register(drawn.context.obj({})));
  const long = drawn.context.register(drawn.context.obj({ Long: Array.from({ length: 30_000 }, (_, n) => n) }));
  const document = await PDFDocument.load(await drawn.save(), { updateMetadata: false });
  const written = writePdf(document);
  expect(writePdf(document).equals(written)).toBe(true);

  const again = await PDFDocument.load(written, { updateMetadata: false, throwOnInvalidObject: true });
  const objectsOf = ({ context }: PDFDocument) =>
    new Map(context.enumerateIndirectObjects().map(([ref, object]) => [ref.toString(), object.toString()]));
  const [before, after] = [objectsOf(document), objectsOf(again)];
  for (const [ref, said] of before) expect(after.get(ref)).toBe(said);
  expect(refs.map((ref) => again.context.lookup(ref)?.toString())).toEqual(
    refs.map((_, n) => again.context.obj({ Rang: n }).toString()),
  );
  expect(again.context.lookup(long)?.toString()).toContain('29999');
  expect(again.getPages()[0]?.node.get(PDFName.of('MediaBox'))).toEqual(
    again.context.obj([0, 0, 300, 400].map((side) => PDFNumber.of(side))),
  );
  const { pages, info } = await readPdf(written);
  expect(pages.map((page) => page.trim())).toEqual(['Feuille 1', 'Feuille 2', 'Feuille 3']);
  expect(info.Title).toBe('Guide d’été');
});
