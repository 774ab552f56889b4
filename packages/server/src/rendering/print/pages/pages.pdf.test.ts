import { PDFArray, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { documentDEssai } from '../testing/document.ts';
import { PAGES_DE_PDF } from './page.rules.ts';
import { withPdfPages } from './pages.pdf.ts';

const fichier = 'images/a.pdf';
const free = documentDEssai({
  parties: [
    { genre: 'page-libre', titre: '', texte: [], images: [{ fichier, alternative: '', credit: null }], saut: 'page' },
  ],
});

it('a PDF of more pages than a guide has is told, and none of them is drawn', async () => {
  const pdf = await PDFDocument.create();
  for (let n = 0; n <= PAGES_DE_PDF; n += 1) pdf.addPage([100, 100]);
  const { illisibles } = await withPdfPages(free, { [fichier]: await pdf.save() });
  expect(illisibles).toEqual([fichier]);
});

it('a PDF whose pages branch without end is given up at once', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([100, 100]);
  const { context, catalog } = pdf;
  // Forty levels of two: a million million leaves, in a few hundred bytes.
  let below = catalog.Pages().Kids().get(0);
  for (let level = 0; level < 40; level += 1) {
    const kids = PDFArray.withContext(context);
    kids.push(below);
    kids.push(below);
    below = context.register(context.obj({ Type: 'Pages', Kids: kids, Count: 2 }));
  }
  catalog.Pages().set(PDFName.of('Kids'), context.obj([below]));
  catalog.Pages().set(PDFName.of('Count'), PDFNumber.of(2));
  const bytes = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
  const { illisibles } = await withPdfPages(free, { [fichier]: bytes });
  expect(illisibles).toEqual([fichier]);
});
