import { SaxesParser } from 'saxes';

/** The fields that current software writes about a photo, named as those of IPTC. */
export interface Xmp {
  readonly titre?: string;
  readonly alternatif?: string;
  readonly legende?: string;
  readonly auteur?: string;
  readonly credit?: string;
  readonly copyright?: string;
  readonly commune?: string;
  readonly date?: string;
  readonly motsCles: readonly string[];
}

const NOMS: Readonly<Record<string, Exclude<keyof Xmp, 'motsCles'>>> = {
  'dc:title': 'titre',
  'dc:description': 'legende',
  'dc:creator': 'auteur',
  'dc:rights': 'copyright',
  'photoshop:Credit': 'credit',
  'photoshop:City': 'commune',
  'photoshop:DateCreated': 'date',
  'Iptc4xmpCore:AltTextAccessibility': 'alternatif',
};
const MOTS_CLES = 'dc:subject';
const LARGEST = 256 * 1024;
const DEEPEST = 40;
const MOST = 200;

/** Reads the usual prefixes. A text that is no XML, or too long for a photo, gives nothing. */
export function readXmp(bytes: Buffer): Xmp {
  const found: Record<string, string> = {};
  const motsCles: string[] = [];
  if (bytes.length > LARGEST) return { motsCles };
  const parser = new SaxesParser({ xmlns: false, position: false });
  const inside: string[] = [];
  parser.on('doctype', () => {
    throw new Error('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    inside.push(name);
    if (inside.length > DEEPEST) throw new Error('too deep');
    for (const [attribute, value] of Object.entries(attributes)) note(attribute, value);
  });
  parser.on('closetag', () => inside.pop());
  parser.on('text', (text) => {
    const property = inside.findLast((name) => name in NOMS || name === MOTS_CLES);
    if (property !== undefined) note(property, text);
  });
  const note = (property: string, text: string): void => {
    const value = text.trim();
    const nom = NOMS[property];
    if (value === '') return;
    // The first of several languages, and the first author: the person may add the others.
    if (nom !== undefined) found[nom] ??= value;
    else if (property === MOTS_CLES && motsCles.length < MOST) motsCles.push(value);
  };
  try {
    parser.write(bytes.toString('utf8').replace(/\0+$/, '')).close();
  } catch {
    // The fields read before an error are kept.
  }
  return { ...found, motsCles };
}
