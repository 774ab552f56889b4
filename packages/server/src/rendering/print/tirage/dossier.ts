import type { Attente } from '../../../platform/equipe/equipe.ouvrier.ts';
import type { DocumentImprime } from '../document/document.ts';
import type { Feuille, Feuilletage } from '../feuilletable/feuille.ts';
import type { PageDemandee } from '../pages/page.image.ts';
import type { PlanDePages } from '../pages/pages.rules.ts';
import type { RapportDessine } from '../rapport.dessine.ts';
import type { FauteTypst } from './typst.ts';

// Nothing that draws is imported here: whoever asks for documents needs none of it in memory.

/** What the folder of a document holds, and nothing else: its pages are drawn from there. */
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
      /** The PDFs that cannot be read, by name: their pages are not there. */
      readonly illisibles: readonly string[];
      /** The signs that no typeface of the product has: they are not printed. */
      readonly absents: readonly string[];
      /** Why the file is not declared accessible, in words. */
      readonly acces: readonly string[];
      /** Why the file of a printer is not declared PDF/X-4, in words; null where it names no press. */
      readonly presse: readonly string[] | null;
    }
  /** The gabarit does not compile. */
  | { readonly etat: 'faute'; readonly fautes: readonly FauteTypst[] };

/**
 * What a process has ready: the compiler alone, where somebody already waits for the document; with its code, which V8 compiles when it first
 * runs, where nobody does yet; or what makes pictures of pages.
 */
export type Pret = 'compilateur' | 'tout' | 'pages';

/** Draws documents and their pages. `qui`: whom the work is counted to. */
export interface Impression {
  /** Something is on its way: what draws it gets ready meanwhile. Left out, for any document. */
  readonly prepare: (quoi?: Pret) => void;
  /** The document of a folder, left there as a PDF. */
  readonly drawTirage: (qui: string, dossier: string, attente?: Attente) => Promise<Tirage>;
  /** Every page of a PDF, as pictures, with what they say. */
  readonly leafThrough: (qui: string, feuilletage: Feuilletage, attente?: Attente) => Promise<readonly Feuille[]>;
  /** A page of a PDF, as a picture. */
  readonly page: (qui: string, page: PageDemandee, attente?: Attente) => Promise<Buffer>;
  /** The report of an advertiser, as a PDF. */
  readonly rapport: (qui: string, rapport: RapportDessine, attente?: Attente) => Promise<Buffer>;
}
