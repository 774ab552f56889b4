import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { addToXmp } from './pdf.xmp.ts';

/**
 * The reasons why a file may not be declared PDF/UA-1: title, language, tags, descriptions of images and links, order
 * of titles. None when it may. They are read from the file itself, whoever wrote it.
 */
export function fautesDAcces(document: PDFDocument): readonly string[] {
  const { catalog, context } = document;
  const roots = context.lookup(catalog.get(PDFName.of('StructTreeRoot')));
  const marked = context.lookup(catalog.get(PDFName.of('MarkInfo')));
  const isMarked = marked instanceof PDFDict && marked.get(PDFName.of('Marked'))?.toString() === 'true';
  if (!(roots instanceof PDFDict) || !isMarked) return ['il n’est pas balisé.'];
  const { images, sauts } = readTags(document, roots);
  return [
    ...(wordsOf(catalog.get(PDFName.of('Lang'))) ? [] : ['sa langue n’est pas dite.']),
    ...(document.getTitle() ? [] : ['il n’a pas de titre.']),
    ...(images > 1 ? [`${images} images n’ont pas de description.`] : []),
    ...(images === 1 ? ['une image n’a pas de description.'] : []),
    ...(sauts === 0 ? [] : ['des titres sautent un niveau.']),
    ...(linksAreTold(document) ? [] : ['des liens ne disent pas où ils mènent.']),
  ];
}

const wordsOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : '';

/** Counts images without a description, and titles two levels below the one before. */
function readTags({ context }: PDFDocument, roots: PDFDict): { readonly images: number; readonly sauts: number } {
  let [images, sauts, level] = [0, 0, 0];
  // The tree has thousands of tags: a loop with a stack, instead of a call for each.
  const stack: unknown[] = [roots.get(PDFName.of('K'))];
  while (stack.length > 0) {
    const one = stack.pop();
    const node = context.lookup(one as Parameters<typeof context.lookup>[0]);
    if (node instanceof PDFArray) stack.push(...node.asArray().reverse());
    if (!(node instanceof PDFDict)) continue;
    const role = node.get(PDFName.of('S'))?.toString() ?? '';
    if (role === '/Figure' && !wordsOf(context.lookup(node.get(PDFName.of('Alt'))))) images += 1;
    const depth = Number(/^\/H([1-6])$/.exec(role)?.[1] ?? 0);
    if (depth > 0) {
      if (depth > level + 1) sauts += 1;
      level = depth;
    }
    stack.push(node.get(PDFName.of('K')));
  }
  return { images, sauts };
}

function linksAreTold(document: PDFDocument): boolean {
  return document.getPages().every(({ node }) => {
    const links = node.Annots()?.asArray() ?? [];
    return links.every((one) => {
      const link = document.context.lookup(one);
      return link instanceof PDFDict && wordsOf(document.context.lookup(link.get(PDFName.of('Contents')))) !== '';
    });
  });
}

/** Declares in the file that it is PDF/UA-1. */
export function declareAcces(document: PDFDocument): void {
  addToXmp(document, { pdfuaid: 'http://www.aiim.org/pdfua/ns/id/' }, { 'pdfuaid:part': '1' });
}
