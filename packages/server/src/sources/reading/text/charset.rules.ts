export type Encodage = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | { readonly autre: string };

export interface IndiceEncodage {
  readonly encodage: Encodage;
  /** How many bytes the byte order mark takes, to be left out. */
  readonly bom: number;
  /** Whether nothing told the encoding, which is then UTF-8. */
  readonly devine: boolean;
}

const XML_DECLARATION = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const CONTENT_TYPE = /charset\s*=\s*"?([\w.:-]{1,40})/i;

/**
 * The encoding of an answer from its first bytes. The mark is never wrong; what people chose for a feed comes next, since they saw its
 * letters; the declaration inside an XML document is written by what made it, whereas the header is often the default of a server: it
 * comes last.
 */
export function charsetOf(start: Buffer, contentType?: string, declared?: string): IndiceEncodage {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { encodage: 'utf-8', bom: 3, devine: false };
  if (start[0] === 0xff && start[1] === 0xfe) return { encodage: 'utf-16le', bom: 2, devine: false };
  if (start[0] === 0xfe && start[1] === 0xff) return { encodage: 'utf-16be', bom: 2, devine: false };
  // Every document starts with « < », « { » or « [ »: a NUL beside it tells UTF-16 without mark.
  if (start[0] !== 0 && start[1] === 0 && start.length > 3) return { encodage: 'utf-16le', bom: 0, devine: false };
  if (start[0] === 0 && start[1] !== 0 && start.length > 3) return { encodage: 'utf-16be', bom: 0, devine: false };
  const said =
    declared ??
    XML_DECLARATION.exec(start.toString('latin1', 0, 400))?.[1] ??
    CONTENT_TYPE.exec(contentType ?? '')?.[1];
  return { encodage: named(said), bom: 0, devine: said === undefined };
}

function named(name: string | undefined): Encodage {
  switch (name?.toLowerCase()) {
    case undefined:
    case 'utf-8':
    case 'utf8':
    case 'us-ascii':
    // A document whose declaration could be read byte by byte is not in UTF-16, whatever it says.
    case 'utf-16':
      return 'utf-8';
    case 'iso-8859-1':
    case 'iso_8859-1':
    case 'latin1':
    case 'latin-1':
    case 'iso-8859-15':
    case 'windows-1252':
    case 'cp1252':
      return 'windows-1252';
    default:
      return { autre: name ?? '' };
  }
}
