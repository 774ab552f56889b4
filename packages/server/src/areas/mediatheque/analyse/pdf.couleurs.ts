import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

const unpack = promisify(inflate);
/** The largest content of one page that is read, unpacked, in bytes: the rest is not read. */
const LARGEST_CONTENT = 16 * 1024 ** 2;
const MOST_STREAMS = 500;

const name = (text: string) => PDFName.of(text);
/** Between brackets, an operator is text that is shown. */
const SHOWN = /\((?:\\[\s\S]|[^\\()])*\)/g;
/** « 0.2 0.4 0.6 rg »: a screen colour for filling or drawing, or the colour space of an image inside the page. */
const SCREEN_COLOUR = /[\d.]\s{1,4}(?:rg|RG)(?=[\s/[(<]|$)|\/(?:CS|ColorSpace)\s{0,4}\/(?:RGB|DeviceRGB)\b/;

/** Whether a page has screen colours: in its content, its images, its gradients or its forms. */
export async function hasRvb(page: PDFPage): Promise<boolean> {
  const { context } = page.doc;
  const seen = new Set<unknown>();
  const waiting: { readonly contents: readonly unknown[]; readonly resources: unknown }[] = [
    { contents: arrayOf(context, page.node.Contents()), resources: page.node.Resources() },
  ];
  let room = LARGEST_CONTENT;
  for (let next = waiting.pop(); next !== undefined && seen.size < MOST_STREAMS; next = waiting.pop()) {
    for (const content of next.contents) {
      const text = await textOf(looked(context, content), room);
      room -= text.length;
      if (SCREEN_COLOUR.test(text.replace(SHOWN, ' '))) return true;
    }
    const resources = looked(context, next.resources);
    if (!(resources instanceof PDFDict) || seen.has(resources)) continue;
    seen.add(resources);
    if (spacesOf(context, resources).some((space) => isRvb(context, space))) return true;
    for (const form of valuesOf(context, resources, 'XObject')) {
      if (!(form instanceof PDFRawStream) || seen.has(form)) continue;
      seen.add(form);
      const isImage = form.dict.get(name('Subtype')) === name('Image');
      if (isImage && isRvb(context, form.dict.get(name('ColorSpace')))) return true;
      if (!isImage) waiting.push({ contents: [form], resources: form.dict.get(name('Resources')) });
    }
  }
  return false;
}

/** The colour spaces of a page: named ones, and those of its gradients. */
function spacesOf(context: PDFContext, resources: PDFDict): unknown[] {
  const named = looked(context, resources.get(name('ColorSpace')));
  // Default spaces only replace unspecified ones: they are no colours of the page.
  const spaces =
    named instanceof PDFDict ? named.entries().filter(([key]) => !key.asString().startsWith('/Default')) : [];
  const gradients = valuesOf(context, resources, 'Shading').map((one) =>
    (one instanceof PDFRawStream ? one.dict : one instanceof PDFDict ? one : undefined)?.get(name('ColorSpace')),
  );
  return [...spaces.map(([, space]) => space), ...gradients];
}

/** Named inks are inks, whatever colour screens show for them. */
function isRvb(context: PDFContext, value: unknown, depth = 0): boolean {
  const space = looked(context, value);
  if (space instanceof PDFName) return space === name('DeviceRGB');
  if (!(space instanceof PDFArray) || depth > 3) return false;
  const [kind, base] = [looked(context, space.get(0)), space.size() > 1 ? space.get(1) : undefined];
  if (kind === name('CalRGB') || kind === name('Lab')) return true;
  if (kind === name('Indexed') || kind === name('Pattern')) return isRvb(context, base, depth + 1);
  const profile = looked(context, base);
  if (kind !== name('ICCBased') || !(profile instanceof PDFRawStream)) return false;
  const parts = looked(context, profile.dict.get(name('N')));
  return parts instanceof PDFNumber && parts.asNumber() === 3;
}

const looked = (context: PDFContext, value: unknown) => context.lookup(value as Parameters<PDFContext['lookup']>[0]);

function valuesOf(context: PDFContext, resources: PDFDict, kind: string): unknown[] {
  const of = looked(context, resources.get(name(kind)));
  return of instanceof PDFDict ? of.values().map((value) => looked(context, value)) : [];
}

const arrayOf = (context: PDFContext, value: unknown): readonly unknown[] => {
  const contents = looked(context, value);
  return contents instanceof PDFArray ? contents.asArray() : [contents];
};

/** The text of a stream, or an empty text when it is compressed otherwise or too large. */
async function textOf(stream: unknown, room: number): Promise<string> {
  if (!(stream instanceof PDFRawStream) || room <= 0) return '';
  const filter = stream.dict.get(name('Filter'))?.toString() ?? '';
  const bytes = Buffer.from(stream.getContents());
  if (filter === '') return bytes.subarray(0, room).toString('latin1');
  if (!/^\[?\s*\/FlateDecode\s*\]?$/.test(filter)) return '';
  const unpacked = await unpack(bytes, { maxOutputLength: room }).catch(() => Buffer.alloc(0));
  return unpacked.toString('latin1');
}
