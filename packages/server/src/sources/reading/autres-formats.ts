import { open } from 'node:fs/promises';
import { FluxIllisible } from '../source.ts';
import type { EntreeZip, Zip } from './archives/zip.ts';

/** Files that hold no record as they are, by their first bytes. */
const PAR_SIGNATURE: readonly (readonly [signature: string, message: string])[] = [
  [
    'd0cf11e0a1b11ae1',
    'C’est un ancien classeur Excel (.xls)\u00a0: enregistrez-le en «\u00a0Classeur Excel (.xlsx)\u00a0», puis déposez ce nouveau fichier.',
  ],
  [
    '25504446',
    'C’est un document PDF, où les fiches ne se lisent pas\u00a0: demandez un export en Excel, CSV, JSON ou XML.',
  ],
  ['377abcaf271c', 'C’est une archive 7-Zip\u00a0: refaites-la en ZIP, puis déposez ce nouveau fichier.'],
  ['526172211a07', 'C’est une archive RAR\u00a0: refaites-la en ZIP, puis déposez ce nouveau fichier.'],
];
const LONGEST = 8;

/** How many files of an archive are looked at: the main part of a document is among the first, and archives of records have hundreds of thousands of files. */
const MOST_PARTS = 200;
/** The file by which documents of OpenDocument say what they are. */
const MIMETYPE = 'mimetype';
const PAR_MIMETYPE: readonly (readonly [type: string, message: string])[] = [
  [
    'application/vnd.oasis.opendocument.spreadsheet',
    'C’est un classeur OpenDocument (.ods)\u00a0: enregistrez-le en Excel (.xlsx) ou en CSV, puis déposez ce nouveau fichier.',
  ],
  [
    'application/vnd.oasis.opendocument.',
    'C’est un document OpenDocument, où les fiches ne se lisent pas\u00a0: demandez un export en Excel, CSV, JSON ou XML.',
  ],
];

/** Archives that are one document of another program, by a file that they hold. */
const PAR_ENTREE: readonly (readonly [entree: RegExp, message: string])[] = [
  [
    /^xl\/workbook\.bin$/i,
    'C’est un classeur Excel binaire (.xlsb)\u00a0: enregistrez-le en «\u00a0Classeur Excel (.xlsx)\u00a0», puis déposez ce nouveau fichier.',
  ],
  [
    /^Index\/Document\.iwa$|^Index\.zip$/i,
    'C’est un tableau Numbers\u00a0: exportez-le en Excel (.xlsx) ou en CSV, puis déposez ce nouveau fichier.',
  ],
  [
    /^word\/document\.xml$/i,
    'C’est un document Word, où les fiches ne se lisent pas\u00a0: demandez un export en Excel, CSV, JSON ou XML.',
  ],
];

/** Tells of a file that is of a known kind and cannot be read, and what to do. Throws FluxIllisible. */
export async function refuseFormat(fichier: string): Promise<void> {
  const file = await open(fichier, 'r').catch(() => null);
  if (file === null) return;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST), 0, LONGEST, 0);
    const debut = buffer.toString('hex', 0, bytesRead);
    const connu = PAR_SIGNATURE.find(([signature]) => debut.startsWith(signature));
    if (connu !== undefined) throw new FluxIllisible(connu[1]);
  } finally {
    await file.close();
  }
}

/** Tells of an archive that is a document of another program, and what to do. Throws FluxIllisible. */
export async function refuseArchive({ entrees }: Zip): Promise<void> {
  let rang = 0;
  for (const entree of entrees) {
    const type = entree.nom === MIMETYPE ? await debutDe(entree) : '';
    const connu =
      PAR_MIMETYPE.find(([mimetype]) => type.startsWith(mimetype)) ?? PAR_ENTREE.find(([nom]) => nom.test(entree.nom));
    if (connu !== undefined) throw new FluxIllisible(connu[1]);
    rang += 1;
    if (rang > MOST_PARTS) return;
  }
}

async function debutDe({ octets }: EntreeZip): Promise<string> {
  for await (const morceau of octets()) return morceau.toString('latin1').trim();
  return '';
}
