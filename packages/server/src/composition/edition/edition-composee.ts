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
 * What an edition prints in one language, before it has pages. `Fiche` is what the channel makes of each objet as soon as it is composed:
 * three thousand of them are never held whole.
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
  /** The objets that stand in it, each once. */
  readonly objets: readonly number[];
}

/** Null where the model names none, or where it cannot be had. */
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

/** What should be known before printing. `cle`: of the fiche or of the annonce that it is about. */
export interface RemarqueDeComposition {
  readonly genre: GenreDeRemarque;
  readonly gravite: GraviteDeRemarque;
  readonly texte: string;
  readonly cle: string | null;
  readonly objet: number | null;
}

export type Presentation = 'standard' | 'compacte' | 'vedette' | 'encadree';

/** Where an objet stands in the document: it may stand in several places. */
export interface PlaceDeFiche {
  /** Of this place alone. */
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
      /** The background of its own, where it may be printed. */
      readonly image: MediaRecord | null;
      readonly points: readonly PointDeCarte[];
      /** The tracks of its itineraries, where it draws them. */
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
  /** How many it has, whether they were all composed or not. */
  readonly retenus: number;
}

export interface GroupeCompose<Fiche> {
  /** Empty where nothing groups the fiches. */
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
  /** Of its format, in millimetres; null where it is free. */
  readonly taille: {
    readonly largeur: number;
    readonly hauteur: number;
    /** A picture of another shape is cut around its focal point. */
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
  /** The one that its fiche bears, where it has one. */
  readonly numero: number | null;
  /** The fiche of the document that it leads to. */
  readonly cle: string | null;
}
