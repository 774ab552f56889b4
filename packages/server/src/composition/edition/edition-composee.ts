import type {
  Carte,
  ElementDePlan,
  GenreDeRemarque,
  GraviteDeRemarque,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  Langue,
  Legende,
  MediaRecord,
  ModeleEdition,
  Point,
  RecordOf,
  RubriqueDynamique,
} from '@bridge/contract';
import type { Ligne } from '../../catalogue/trace.rules.ts';

/**
 * An edition in one language, before it has pages. `Fiche` is what the channel makes of each objet as soon as it is
 * composed: three thousand objets are never held in memory.
 */
export interface EditionComposee<Fiche> {
  readonly modele: ModeleEdition;
  readonly langue: Langue;
  readonly gabarits: GabaritsLus;
  readonly medias: MediasDeModele;
  readonly parties: readonly PartieComposee<Fiche>[];
  /** The annonces that may fill pages that would be blank. */
  readonly complements: readonly AnnonceComposee[];
  readonly remarques: readonly RemarqueDeComposition[];
  /** The objets in it, each once. */
  readonly objets: readonly number[];
}

/** The gabarits of a model; null for one that is not named, or that cannot be read. */
export interface GabaritsLus {
  readonly edition: RecordOf<typeof gabaritEdition> | null;
  readonly couverture: RecordOf<typeof gabaritCouverture> | null;
  readonly sommaire: RecordOf<typeof gabaritSommaire> | null;
}

export interface MediasDeModele {
  readonly logo: MediaRecord | null;
  readonly couverture: MediaRecord | null;
  readonly deuxieme: MediaRecord | null;
  readonly troisieme: MediaRecord | null;
  readonly quatrieme: MediaRecord | null;
  /** The colours of the printer. */
  readonly profil: MediaRecord | null;
}

/** A remark before printing. `cle`: the fiche or the annonce that it is about. */
export interface RemarqueDeComposition {
  readonly genre: GenreDeRemarque;
  readonly gravite: GraviteDeRemarque;
  readonly texte: string;
  readonly cle: string | null;
  readonly objet: number | null;
}

export type Presentation = 'standard' | 'compacte' | 'vedette' | 'encadree';

/** The place of an objet in the document; an objet may have several. */
export interface PlaceDeFiche {
  /** The key of this place. */
  readonly cle: string;
  readonly rubrique: RubriqueDynamique;
  readonly numero: number | null;
  readonly presentation: Presentation;
}

type Element<Genre extends ElementDePlan['genre']> = Extract<ElementDePlan, { readonly genre: Genre }>;

export type PartieComposee<Fiche> =
  | RubriqueComposee<Fiche>
  | { readonly genre: 'page-libre'; readonly element: Element<'page-libre'>; readonly media: MediaRecord | null }
  | { readonly genre: 'annonce'; readonly annonce: AnnonceComposee }
  | {
      readonly genre: 'carte';
      readonly element: Element<'carte'>;
      readonly carte: Carte;
      /** Its own background, if its rights allow printing. */
      readonly image: MediaRecord | null;
      readonly points: readonly PointDeCarte[];
      /** The tracks of its itineraries, if it draws them. */
      readonly traces: readonly TraceDeCarte[];
    }
  | {
      readonly genre: 'legende';
      readonly element: Element<'legende'>;
      readonly legende: Legende;
      /** The drawings of the médiathèque that may be printed. */
      readonly dessins: ReadonlyMap<number, MediaRecord>;
    }
  | { readonly genre: 'index'; readonly element: Element<'index'> }
  | { readonly genre: 'sommaire'; readonly element: Element<'sommaire'> }
  | { readonly genre: 'notes'; readonly element: Element<'notes'>; readonly gabarit: RecordOf<typeof gabaritNotes> };

export interface RubriqueComposee<Fiche> {
  readonly genre: 'rubrique';
  readonly cle: string;
  readonly element: Element<'rubrique'>;
  readonly rubrique: RubriqueDynamique;
  readonly image: MediaRecord | null;
  readonly groupes: readonly GroupeCompose<Fiche>[];
  /** How many objets it has, composed or not. */
  readonly retenus: number;
}

export interface GroupeCompose<Fiche> {
  /** The title of the group, empty for fiches without one. */
  readonly titre: string;
  /** 1 for the widest. */
  readonly niveau: number;
  readonly elements: readonly (
    | { readonly genre: 'fiche'; readonly fiche: Fiche }
    | { readonly genre: 'annonce'; readonly annonce: AnnonceComposee }
  )[];
}

export interface AnnonceComposee {
  readonly cle: string;
  readonly id: number;
  readonly nom: string;
  /** « Annonce » or « Partenaire », then who pays. */
  readonly mention: string;
  readonly annonceur: string;
  readonly titre: string;
  readonly accroche: string;
  readonly url: string;
  readonly media: MediaRecord | null;
  /** The size of its format in millimetres, or null for a free size. */
  readonly taille: {
    readonly largeur: number;
    readonly hauteur: number;
    /** Whether a picture of another shape is cut around its focal point. */
    readonly recadrage: boolean;
  } | null;
}

export interface TraceDeCarte {
  readonly couleur: string | null;
  readonly lignes: readonly Ligne[];
}

export interface PointDeCarte {
  readonly objet: number;
  readonly nom: string;
  readonly point: Point;
  readonly couleur: string | null;
  /** The number of its fiche, or null without one. */
  readonly numero: number | null;
  /** The fiche of the document that it leads to. */
  readonly cle: string | null;
}
