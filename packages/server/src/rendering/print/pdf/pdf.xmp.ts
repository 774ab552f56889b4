import { type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/**
 * Puts properties into the metadata of a file (XMP), in place of those that it had. Their names start with the prefix
 * of one of the namespaces; their values come from the product and hold no markup.
 */
export function addToXmp(
  { catalog, context }: PDFDocument,
  namespaces: Readonly<Record<string, string>>,
  properties: Readonly<Record<string, string>>,
): void {
  const found = catalog.get(PDFName.of('Metadata'));
  const stream = context.lookup(found);
  if (!(stream instanceof PDFRawStream) || !(found instanceof PDFRef)) return;
  const names = Object.keys(properties);
  const kept = names.reduce(
    (xmp, name) => xmp.replace(new RegExp(`<${name}>[^<]*</${name}>`), ''),
    Buffer.from(stream.contents).toString('utf8'),
  );
  const spaces = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const said = Object.entries(properties).map(([name, value]) => `<${name}>${value}</${name}>`);
  const added = `<rdf:Description rdf:about=""${spaces.join('')}>${said.join('')}</rdf:Description></rdf:RDF>`;
  const body = Buffer.from(kept.replace('</rdf:RDF>', added), 'utf8');
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(body.length));
  context.assign(found, PDFRawStream.of(stream.dict, body));
}
