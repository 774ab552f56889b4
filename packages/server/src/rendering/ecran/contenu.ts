import type { BlocRendu, BrouillonDeGabaritDiaporama, Langue } from '@bridge/contract';

/** A picture, with what is said of it. */
export interface ImageDEcran {
  readonly url: string;
  readonly alternative: string;
  readonly credit: string | null;
}

/** What one slide shows, read and cut: what draws it asks for nothing more. Texts are plain. */
export type ContenuDEcran =
  | {
      readonly genre: 'objet';
      readonly titre: string;
      readonly lieu: string;
      readonly texte: string;
      readonly photo: ImageDEcran | null;
      readonly blocs: readonly BlocRendu[];
      readonly qr: string | null;
    }
  | {
      readonly genre: 'image';
      readonly titre: string;
      readonly image: ImageDEcran | null;
      readonly cadrage: 'remplir' | 'contenir';
    }
  | { readonly genre: 'texte'; readonly titre: string; readonly texte: string; readonly ton: 'information' | 'alerte' }
  | {
      readonly genre: 'agenda';
      readonly titre: string;
      readonly lignes: readonly { readonly nom: string; readonly lieu: string }[];
    }
  | { readonly genre: 'compte'; readonly titre: string; readonly reste: string }
  | { readonly genre: 'qr'; readonly titre: string; readonly texte: string; readonly svg: string | null };

/** What stands on every slide, above or below what changes. */
export interface BandeauDEcran {
  readonly place: 'haut' | 'bas';
  readonly heure: string | null;
  readonly date: string | null;
  readonly logo: ImageDEcran | null;
  readonly defilant: string;
}

/** The screen that a slide is drawn for. */
export interface Ecran {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  /** What the diaporama sets of it, by name. */
  readonly parametres?: Readonly<Record<string, string>>;
  /** In pixels. */
  readonly largeur: number;
  readonly hauteur: number;
  readonly langue: Langue;
  readonly bandeau: BandeauDEcran | null;
}
