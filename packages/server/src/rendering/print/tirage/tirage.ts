import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPolices } from '../../polices.ts';
import type { DocumentImprime } from '../document/document.ts';
import { documentDExemple, gabaritsDEssai } from '../gabarits/exemple.ts';
import { type Gabarits, projetDe } from '../gabarits/projet.ts';
import { coupable } from '../pages/coupes.rules.ts';
import { bordDe } from '../pages/page.rules.ts';
import { withPdfPages } from '../pages/pages.pdf.ts';
import { balanced, type PlanDePages, planDePages, shortened } from '../pages/pages.rules.ts';
import { type Finition, finishPdf } from '../pdf/pdf.ts';
import { FICHIERS, type Tirage } from './dossier.ts';
import { absentsDe } from './glyphes.ts';
import { type Compilation, openTypst, type Typst, TypstError } from './typst.ts';

let typst: Promise<Typst> | undefined;
/** The compiler, opened once in a process, with the typefaces of the product. */
export const compilerDuProduit = (): Promise<Typst> => {
  typst ??= openTypst(readPolices());
  return typst;
};

/** Gets ready for any document: loads the compiler and runs its code, which V8 compiles when it first runs. */
export async function prepareTirage(): Promise<void> {
  await miseEnPages(documentDExemple(), gabaritsDEssai(), {});
}

/** Draws the document of a folder and leaves its PDF there. */
export async function drawTirage(dossier: string): Promise<Tirage> {
  const [written, gabarits, images] = await Promise.all([
    readJson<DocumentImprime>(join(dossier, FICHIERS.document)),
    readJson<Gabarits>(join(dossier, FICHIERS.gabarits)),
    readImages(dossier),
  ]);
  const { document, illisibles } = written.misEnPages
    ? { document: written, illisibles: [] }
    : await withPdfPages(written, images);
  try {
    const { pdf, ...tire } = await miseEnPages(document, gabarits, images);
    await writeFile(join(dossier, FICHIERS.pdf), pdf);
    // The document is kept as its pages show it.
    await writeFile(join(dossier, FICHIERS.document), JSON.stringify({ ...tire.document, misEnPages: true }));
    return { etat: 'tire', ...tire, illisibles };
  } catch (error) {
    if (error instanceof TypstError) return { etat: 'faute', fautes: error.fautes };
    throw error;
  }
}

/**
 * Lays the pages out once to learn which fiche should open a column and which do not fit into the pages of their
 * section, then lays them out again.
 */
async function miseEnPages(written: DocumentImprime, gabarits: Gabarits, images: Readonly<Record<string, Uint8Array>>) {
  const { compile } = await compilerDuProduit();
  let [document, compiled] = [written, compile(projetDe(written, gabarits, images))];
  for (const better of written.misEnPages ? [] : [coupable, shortened, balanced]) {
    const next = better(document, planOf(compiled));
    if (next !== document) [document, compiled] = [next, compile(projetDe(next, gabarits, images))];
  }
  const absents = absentsDe(document);
  const { pdf, acces, presse } = await finishPdf(compiled.pdf(), finitionDe(document, images, absents));
  return { pdf, plan: planOf(compiled), document, absents, acces, presse };
}

const planOf = ({ query }: Compilation): PlanDePages => planDePages(query('plan-de-pages'));

/** A printer is told where to cut, and in which inks; a screen shows the page alone, to everybody. */
function finitionDe(
  { canal, page, profil, le }: DocumentImprime,
  images: Readonly<Record<string, Uint8Array>>,
  absents: readonly string[],
): Finition {
  const etranger = Object.keys(images).some((name) => name.endsWith('.pdf')) ? [PAGES_ETRANGERES] : [];
  // A missing sign cannot be read aloud, whatever the tags.
  const muets = absents.length === 0 ? [] : ['des signes ne sont pas dessinés.'];
  if (canal === 'ecran')
    return { boites: null, profil: null, le: null, pour: 'lecture', manques: [...muets, ...etranger] };
  const icc = profil && images[profil.fichier];
  return {
    boites: { fondPerdu: page.fondPerdu, bord: bordDe(page) },
    profil: profil && icc ? { nom: profil.nom, icc } : null,
    le: le === undefined ? null : new Date(le),
    pour: 'presse',
    manques: etranger,
  };
}

const PAGES_ETRANGERES = 'il contient des pages d’un autre PDF.';

// The file was written by the product, in this folder, a moment ago.
const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function readImages(dossier: string): Promise<Record<string, Uint8Array>> {
  const names = await readdir(join(dossier, FICHIERS.images)).catch(() => []);
  const read = await Promise.all(
    names.map(
      async (name) => [`${FICHIERS.images}/${name}`, await readFile(join(dossier, FICHIERS.images, name))] as const,
    ),
  );
  return Object.fromEntries(read);
}
