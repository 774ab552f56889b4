import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Lecteur } from './lecteur.ts';
import { abime, refus } from './refus.ts';

const unpack = promisify(inflate);

/** The names of what acts by itself when the document is opened or clicked, or of embedded files. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** The name of a stream of packed objects, with any letter escaped. */
const PACKED = /\/(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])(?![A-Za-z])/g;
/** The name of a packed table of objects, whose lines are stored as differences. */
const TABLE = /\/(?:X|#58)(?:R|#52)(?:e|#65)(?:f|#66)(?![A-Za-z])/g;
/** The dictionary of a stream stands before it, within this number of bytes. */
const LONGEST_HEAD = 20_000;
const PIECE = 1024 ** 2;
/** A word that is cut by the end of a piece is whole in the next. */
const OVERLAP = 2_000;
/** The most bytes of unpacked objects, more than a document for people holds. */
const LARGEST_OBJECTS = 32 * 1024 ** 2;
/** How many bytes are read of a stream that does not tell its length. */
const UNSAID = 2 * 1024 ** 2;
const MOST_PACKED = 5_000;

/** Refuses a document that acts by itself: brochures do not need it, and visitors trust what a site offers. */
export async function checkPdf(lecteur: Lecteur): Promise<void> {
  // Readers look for the end mark in the last bytes: without it, the file is cut short.
  const end = await lecteur.read(Math.max(0, lecteur.taille - 2_048), 2_048);
  if (!end.includes('%%EOF')) throw abime();
  let packed = 0;
  for (let at = 0; at < lecteur.taille; at += PIECE) {
    const text = (await lecteur.read(at, PIECE + OVERLAP)).toString('latin1');
    refuseActive(text);
    for (const { index } of text.matchAll(PACKED)) {
      packed += 1;
      if (index >= PIECE) continue;
      if (packed > MOST_PACKED)
        throw refus('Ce document est trop compliqué pour être lu\u00a0: exportez-le à nouveau.');
      refuseActive(await objectsAt(lecteur, at + index));
    }
  }
}

/** Whether the tables of objects can be unpacked without filling the memory of the next reader. */
export async function hasLightTables(lecteur: Lecteur): Promise<boolean> {
  try {
    for (let at = 0; at < lecteur.taille; at += PIECE) {
      const text = (await lecteur.read(at, PIECE + OVERLAP)).toString('latin1');
      for (const { index } of text.matchAll(TABLE)) await objectsAt(lecteur, at + index, { isTable: true });
    }
    return true;
  } catch {
    return false;
  }
}

/** Names may be written letter by letter, « /J#61vaScript ». */
const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function refuseActive(text: string): void {
  const plain = plainNames(text);
  if (ACTIVE.test(plain))
    throw refus(
      'Ce PDF contient un script, une action ou un fichier joint, qui s’ouvriraient chez vos visiteurs. Exportez-le en PDF simple (ou PDF/A), sans formulaire ni pièce jointe.',
    );
  if (ENCRYPTED.test(plain))
    throw refus('Ce PDF est chiffré ou protégé par un mot de passe\u00a0: exportez-le sans protection.');
}

/** The packed objects near a position. What cannot be unpacked cannot be judged, and is refused. */
async function objectsAt(lecteur: Lecteur, at: number, { isTable = false } = {}): Promise<string> {
  const from = Math.max(0, at - LONGEST_HEAD);
  const around = (await lecteur.read(from, 2 * LONGEST_HEAD)).toString('latin1');
  const start = /stream\r?\n/.exec(around.slice(at - from));
  if (start === null) throw opaque();
  const head = headOf(around.slice(0, at - from + start.index), at - from);
  const [, filtre = ''] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(head) ?? [];
  if (!/^(?:|\[?\s*\/(?:FlateDecode|Fl)\s*\]?)$/.test(filtre) || (!isTable && /\/Predictor\s+(?!1\b)/.test(head)))
    throw opaque();
  const [, length] = /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec(head) ?? [];
  const wanted = Math.min(Number(length ?? UNSAID), LARGEST_OBJECTS);
  const bytes = await lecteur.read(at + start.index + start[0].length, wanted);
  if (filtre === '') return bytes.toString('latin1');
  const objects = await unpack(bytes, { maxOutputLength: LARGEST_OBJECTS }).catch((error: unknown) => {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE')
      throw refus('Ce document est trop lourd une fois déplié\u00a0: exportez-le à nouveau.');
    throw opaque();
  });
  return objects.toString('latin1');
}

/** The dictionary before the stream at a position, its names without escapes. */
function headOf(text: string, at: number): string {
  const begin = text.lastIndexOf(' obj', at);
  return plainNames(text.slice(Math.max(begin, 0)));
}

const opaque = () =>
  refus(
    'Ce PDF est rangé d’une façon qui ne peut pas être vérifiée\u00a0: exportez-le à nouveau, en PDF simple ou PDF/A.',
  );
