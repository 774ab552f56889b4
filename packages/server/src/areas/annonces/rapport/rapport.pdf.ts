import type { RapportDAnnonceur } from '@bridge/contract';
import type { RapportDessine } from '../../../rendering/print/rapport.dessine.ts';
import { rapportEnMots } from './rapport.words.ts';

/** Draws a report as a PDF. `qui`: whom the work is counted to. */
export type PrintRapport = (qui: string, rapport: RapportDessine) => Promise<Buffer>;

interface Demande {
  readonly qui: string;
  readonly rapport: RapportDAnnonceur;
  /** The picture of a page, or undefined when it is gone. */
  readonly imageOf: (page: { readonly generation: number; readonly page: number }) => Promise<Buffer | undefined>;
}

/** The most pictures of pages in a report: beyond, the file is too heavy to be sent. */
const MOST_PAGES = 24;

export async function rapportEnPdfDe(print: PrintRapport, { qui, rapport, imageOf }: Demande): Promise<Buffer> {
  const { pages, ...mots } = rapportEnMots(rapport);
  const shown = await Promise.all(
    pages.slice(0, MOST_PAGES).map(async (page, rang) => {
      // A page that was purged since stays listed, without its picture.
      const image = await imageOf(page).catch(() => undefined);
      return { legende: page.legende, detail: page.detail, fichier: image && `page-${rang}.webp`, image };
    }),
  );
  const images = shown.flatMap(({ fichier, image }) => (fichier && image ? [[fichier, image] as const] : []));
  const drawn = shown.map(({ legende, detail, fichier = '' }) => ({ legende, detail, fichier }));
  return print(qui, { donnees: { ...mots, pages: drawn }, images: Object.fromEntries(images) });
}

/** « Rapport Cycles de l’Ambre 2026-10-01 2026-10-31.pdf », in signs that any system takes. */
export const nomDuPdf = ({ annonceur, du, au }: RapportDAnnonceur): string =>
  `rapport-${annonceur
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
    .slice(0, 60)}-${du}-${au}.pdf`;
