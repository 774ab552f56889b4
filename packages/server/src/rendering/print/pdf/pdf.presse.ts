import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { intentOf } from './pdf.intention.ts';
import { addToXmp } from './pdf.xmp.ts';
import { isPressProfile } from './profil.rules.ts';

/**
 * The reasons why a file may not be declared PDF/X-4 (ISO 15930-7), as far as they can be read from it. None when it
 * may; a doubt counts as a reason. `drawings` is false when the answer is known to be no: else drawn content is read,
 * since pages from elsewhere may hold anything.
 */
export function fautesDePresse(document: PDFDocument, { drawings = true } = {}): readonly string[] {
  const { context, catalog } = document;
  const pages = document.getPages();
  const found = look(document, drawings ? new Set(pages.flatMap(contentsOf)) : null);
  const profil = intentOf(document);
  const has = (name: string) => catalog.get(PDFName.of(name)) !== undefined;
  return [
    ...(profil !== null && isPressProfile(profil) ? [] : ['son profil n’est pas celui d’une presse en quadrichromie.']),
    ...(pages.every(isBoxed) ? [] : ['des pages ne disent pas où les couper.']),
    ...(pages.every(({ node }) => (node.Annots()?.size() ?? 0) === 0) ? [] : ['il contient des liens.']),
    ...(has('AA') || has('OpenAction') || found.scripts ? ['il contient des actions.'] : []),
    ...(found.fonts ? ['une police n’y est pas entière.'] : []),
    ...(found.screen ? ['des couleurs y sont celles des écrans.'] : []),
    ...(found.closed ? ['une partie de ce qui y est dessiné ne se lit pas.'] : []),
    ...(found.transfer ? ['il règle lui-même les encres de la presse.'] : []),
    ...(context.trailerInfo.Encrypt === undefined ? [] : ['il est protégé.']),
    ...(context.trailerInfo.ID === undefined || !has('Metadata')
      ? ['il n’a pas d’identifiant ou de métadonnées.']
      : []),
  ];
}

/** Whether the page is inside its bleed, which is inside the sheet. */
function isBoxed(page: PDFPage): boolean {
  const [sheet, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
  const holds = (outer: typeof sheet, inner: typeof sheet) =>
    inner.x >= outer.x - NEAR &&
    inner.y >= outer.y - NEAR &&
    inner.x + inner.width <= outer.x + outer.width + NEAR &&
    inner.y + inner.height <= outer.y + outer.height + NEAR;
  return page.node.get(PDFName.of('TrimBox')) !== undefined && holds(sheet, bleed) && holds(bleed, trim);
}
/** The tolerance in points: boxes are written with a few decimals. */
const NEAR = 0.01;

interface Found {
  fonts: boolean;
  screen: boolean;
  /** Something drawn that cannot be read. */
  closed: boolean;
  transfer: boolean;
  scripts: boolean;
}

/** Looks through all objects once: typefaces, colour spaces, states of drawing and, unless `drawn` is null, content. */
function look({ context }: PDFDocument, drawn: ReadonlySet<PDFObject | undefined> | null): Found {
  const found: Found = { fonts: false, screen: false, closed: false, transfer: false, scripts: false };
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    const said = String(dict).replaceAll(/\/Alternate\s*\/DeviceRGB/g, '');
    found.screen ||= said.includes('/DeviceRGB');
    found.scripts ||= /\/JavaScript|\/S\s*\/JS/.test(said);
    if (dict instanceof PDFDict) {
      found.fonts ||= isFont(dict) && !isWhole(dict);
      // The content of the glyphs of such a typeface is not read.
      found.closed ||= nameOf(dict, 'Subtype') === '/Type3';
      found.transfer ||= ['TR', 'TR2', 'HTP'].some((name) => dict.get(PDFName.of(name)) !== undefined);
    }
    if (drawn === null || found.screen || found.closed) continue;
    if (object instanceof PDFRawStream && (drawn.has(object) || isDrawing(object.dict))) {
      const drawing = drawingOf(object);
      found.closed = drawing === null;
      found.screen = drawing !== null && SCREEN_COLOUR.test(drawing);
    }
  }
  return found;
}

/** The signs of a screen colour without a colour space: its operators, its name, its name in images of pages. */
const SCREEN_COLOUR = /(?:^|\s)(?:rg|RG)(?=[\s/[(<]|$)|\/DeviceRGB\b|\/(?:CS|ColorSpace)\s*\/RGB\b/;

/** The largest content that is read, in bytes: no page of the product comes near it. */
const LARGEST_DRAWING = 64_000_000;

/** The content of a stream, or null when its compression is another than the product's, or it is too large. */
function drawingOf({ dict, contents }: PDFRawStream): string | null {
  const [filter, parms] = ['Filter', 'DecodeParms'].map((name) => dict.lookup(PDFName.of(name)));
  if (filter === undefined) return Buffer.from(contents).toString('latin1');
  if (!/^\[?\s*\/FlateDecode\s*\]?$/.test(String(filter)) || parms !== undefined) return null;
  try {
    return inflateSync(contents, { maxOutputLength: LARGEST_DRAWING }).toString('latin1');
  } catch {
    return null;
  }
}

const nameOf = (dict: PDFDict, key: string) => dict.get(PDFName.of(key))?.toString() ?? '';
const isFont = (dict: PDFDict) =>
  nameOf(dict, 'Type') === '/Font' && !['/Type0', '/Type3'].includes(nameOf(dict, 'Subtype'));
const isDrawing = (dict: PDFDict) => nameOf(dict, 'Subtype') === '/Form' || nameOf(dict, 'PatternType') === '1';

/** Whether the outlines of a typeface are in the file. */
function isWhole(font: PDFDict): boolean {
  const descriptor = font.lookup(PDFName.of('FontDescriptor'));
  return (
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.get(PDFName.of(name)) !== undefined)
  );
}

function contentsOf({ node, doc }: PDFPage): (PDFObject | undefined)[] {
  const contents = node.Contents();
  return contents instanceof PDFArray ? contents.asArray().map((one) => doc.context.lookup(one)) : [contents];
}

/** The version of PDF that the standard is based on: no later feature is written. */
export const VERSION_DE_PRESSE = '1.6';

const SPACES = {
  pdfxid: 'http://www.npes.org/pdfx/ns/id/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
} as const;

/** Declares in the file that it is PDF/X-4, with its date, its identifier and its purpose. */
export function declarePresse(document: PDFDocument, le: Date): void {
  document.setCreationDate(le);
  document.setModificationDate(le);
  const date = `${le.toISOString().slice(0, 19)}Z`;
  addToXmp(document, SPACES, {
    'pdfxid:GTS_PDFXVersion': 'PDF/X-4',
    'pdf:PDFVersion': VERSION_DE_PRESSE,
    'pdf:Trapped': 'False',
    'xmp:CreateDate': date,
    'xmp:ModifyDate': date,
    'xmp:MetadataDate': date,
    'xmpMM:DocumentID': uuidOf(document),
    'xmpMM:InstanceID': uuidOf(document),
    'xmpMM:VersionID': '1',
    'xmpMM:RenditionClass': 'default',
  });
}

/** An identifier made from the fingerprint of the file: the same pages have the same one. */
function uuidOf({ context }: PDFDocument): string {
  const hash = createHash('sha256').update(String(context.trailerInfo.ID)).digest('hex');
  return `uuid:${hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
