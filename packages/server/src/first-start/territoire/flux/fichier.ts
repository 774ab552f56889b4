/** A file of a feed, to be written in the folder of its feed. */
export interface FichierFlux {
  /** Folder of the feed: « apidae ». */
  readonly dossier: string;
  /** The path inside it, with slashes. */
  readonly fichier: string;
  readonly contenu: string;
}

export interface OptionsFlux {
  readonly aujourdhui: string;
  /** The address of photos and tracks: « /public/demonstration/photos ». */
  readonly photoBase: string;
}

/** A record of a feed with the names of its system. */
export type Enregistrement = Readonly<Record<string, unknown>>;

/** Faults of real feeds, by their position among the records. */
export type Pieges = Readonly<Record<number, (enregistrement: Enregistrement) => Enregistrement>>;

export const setPieges = (enregistrements: readonly Enregistrement[], pieges: Pieges): Enregistrement[] =>
  enregistrements.map((enregistrement, place) => pieges[place]?.(enregistrement) ?? enregistrement);
