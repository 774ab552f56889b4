/** A file of a feed, to be written under the folder of its feed. */
export interface FichierFlux {
  /** Folder of the feed: « apidae ». */
  readonly dossier: string;
  /** Path inside it, with slashes. */
  readonly fichier: string;
  readonly contenu: string;
}

export interface OptionsFlux {
  readonly aujourdhui: string;
  /** Where the photos and tracks are served: « /public/demonstration/photos ». */
  readonly photoBase: string;
}

/** A record of a feed as its system names things. */
export type Enregistrement = Readonly<Record<string, unknown>>;

/** Faults that real feeds have, each at its place among the records. */
export type Pieges = Readonly<Record<number, (enregistrement: Enregistrement) => Enregistrement>>;

export const setPieges = (enregistrements: readonly Enregistrement[], pieges: Pieges): Enregistrement[] =>
  enregistrements.map((enregistrement, place) => pieges[place]?.(enregistrement) ?? enregistrement);
