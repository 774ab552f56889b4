import type { Attente } from '../../../platform/equipe/equipe.ouvrier.ts';
import type { DocumentImprime } from '../document/document.ts';
import type { Feuille, Feuilletage } from '../feuilletable/feuille.ts';
import type { PageDemandee } from '../pages/page.image.ts';
import type { PlanDePages } from '../pages/pages.rules.ts';
import type { RapportDessine } from '../rapport.dessine.ts';
import type { FauteTypst } from './typst.ts';

// Nothing of this file imports the code that draws: who asks for documents needs none of it in memory.

/** The files of the folder of a document, which its pages are drawn from. */
export const FICHIERS = {
  document: 'document.json',
  gabarits: 'gabarits.json',
  images: 'images',
  pdf: 'document.pdf',
} as const;

export type Tirage =
  | {
      readonly etat: 'tire';
      readonly plan: PlanDePages;
      readonly document: DocumentImprime;
      /** The names of PDFs that cannot be read: their pages are missing. */
      readonly illisibles: readonly string[];
      /** The characters that no typeface of the product has: they are not printed. */
      readonly absents: readonly string[];
      /** Why the file is not declared accessible, in words. */
      readonly acces: readonly string[];
      /** Why the file is not declared PDF/X-4, in words; null without a press profile. */
      readonly presse: readonly string[] | null;
    }
  /** The gabarit does not compile. */
  | { readonly etat: 'faute'; readonly fautes: readonly FauteTypst[] };

/**
 * How much a process prepares: the compiler alone, when somebody waits already; the compiler with its code, which V8
 * compiles when it first runs; or the code for pictures of pages.
 */
export type Pret = 'compilateur' | 'tout' | 'pages';

/** Draws documents and their pages. `qui` is the key of the share that the work counts for. */
export interface Impression {
  /** Gets a process ready while a document is on its way; without `quoi`, for any document. */
  readonly prepare: (quoi?: Pret) => void;
  /** Draws the document of a folder, and leaves its PDF there. */
  readonly drawTirage: (qui: string, dossier: string, attente?: Attente) => Promise<Tirage>;
  /** The pictures, texts and links of every page of a PDF. */
  readonly leafThrough: (qui: string, feuilletage: Feuilletage, attente?: Attente) => Promise<readonly Feuille[]>;
  /** A page of a PDF, as a picture. */
  readonly page: (qui: string, page: PageDemandee, attente?: Attente) => Promise<Buffer>;
  /** The report of an advertiser, as a PDF. */
  readonly rapport: (qui: string, rapport: RapportDessine, attente?: Attente) => Promise<Buffer>;
}
