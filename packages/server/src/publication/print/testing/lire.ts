import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  const roles = new Set<string>();
  const links: string[] = [];
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    collectRoles(await page.getStructTree(), roles);
    for (const { url } of await page.getAnnotations()) if (typeof url === 'string') links.push(url);
  }
  const { info, metadata } = await document.getMetadata();
  const outline = (await document.getOutline())?.map(({ title }) => title) ?? [];
  await document.destroy();
  /** The part of PDF/UA that the file declares. */
  const acces: unknown = metadata?.get('pdfuaid:part') ?? null;
  /** The part of PDF/X. */
  const presse: unknown = metadata?.get('pdfxid:gts_pdfxversion') ?? null;
  return { pages, roles, links, info: info as Readonly<Record<string, unknown>>, outline, acces, presse };
}

/** The right edges of some words on the first page, in points. */
export async function linesOf(bytes: Uint8Array, words: string) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.destroy();
  return items.flatMap((item) =>
    'str' in item && item.str.includes(words) ? [{ right: Number(item.transform[4]) + item.width }] : [],
  );
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.add(node.role);
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles);
}
