import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Lecteur } from './lecteur.ts';
import { abime, refus } from './refus.ts';

const unpack = promisify(inflate);

/** What acts by itself when the document is opened or clicked, or carries something else along. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)(?![A-Za-z])/;
const PIECE = 1024 ** 2;
/** A word that is cut by the end of a piece is whole in the next. */
const OVERLAP = 2_000;
/** More than the objects of a document that is read by people hold, unpacked, in bytes. */
const LARGEST_OBJECTS = 32 * 1024 ** 2;
/** Read of what does not say how long it is, in bytes. */
const UNSAID = 2 * 1024 ** 2;
const MOST_PACKED = 5_000;

/** Refuses a document that acts: brochures have no need of it, and whoever downloads them trusts the site. */
export async function checkPdf(lecteur: Lecteur): Promise<void> {
  // Readers look for its end in its last bytes: without it, it is cut short.
  const end = await lecteur.read(Math.max(0, lecteur.taille - 2_048), 2_048);
  if (!end.includes('%%EOF')) throw abime();
  let packed = 0;
  for (let at = 0; at < lecteur.taille; at += PIECE) {
    const text = (await lecteur.read(at, PIECE + OVERLAP)).toString('latin1');
    refuseActive(text);
    for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
      packed += 1;
      if (index >= PIECE) continue;
      if (packed > MOST_PACKED)
        throw refus('Ce document est trop compliqué pour être lu\u00a0: exportez-le à nouveau.');
      refuseActive(await objectsAt(lecteur, at + index));
    }
  }
}

/** Names may be written letter by letter, « /J#61vaScript ». */
function refuseActive(text: string): void {
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ACTIVE.test(plain))
    throw refus(
      'Ce PDF contient un script, une action ou un fichier joint, qui s’ouvriraient chez vos visiteurs. Exportez-le en PDF simple (ou PDF/A), sans formulaire ni pièce jointe.',
    );
}

/** The objects that are packed together near that place; nothing where they are packed in a way of their own. */
async function objectsAt(lecteur: Lecteur, at: number): Promise<string> {
  const near = (await lecteur.read(at, OVERLAP)).toString('latin1');
  const start = /stream\r?\n/.exec(near);
  const [, length] =
    /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec((await lecteur.read(Math.max(0, at - 500), 1_000)).toString('latin1')) ??
    [];
  if (start === null) return '';
  const from = at + start.index + start[0].length;
  const wanted = Math.min(Number(length ?? UNSAID), LARGEST_OBJECTS);
  const bytes = await lecteur.read(from, wanted);
  const objects = await unpack(bytes, { maxOutputLength: LARGEST_OBJECTS }).catch((error: unknown) => {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE')
      throw refus('Ce document est trop lourd une fois déplié\u00a0: exportez-le à nouveau.');
    return Buffer.alloc(0);
  });
  return objects.toString('latin1');
}
