import type { Langue } from '@bridge/contract';

export interface FluxApidaeOuvert {
  /** `api`: pages of a search; `export`: the archive that Apidae prepared; `fichier`: files that were given. */
  readonly mode: 'api' | 'export' | 'fichier';
  /** Base of the API, « https://api.apidae-tourisme.com/api », or address of the archive. */
  readonly url: string;
  readonly projetId: number;
  readonly apiKey: string;
  /** Field that carries the id of an object: « id » or « identifier »; « id » when absent. */
  readonly champId?: string;
  /** As the feed says; detected when absent. */
  readonly encodage?: string;
  /** Those to import; all when empty. */
  readonly selectionIds: readonly number[];
  readonly territoireIds: readonly number[];
  /** « type:HOTELLERIE », in the query language of Apidae; empty for everything. */
  readonly criteresQuery: string;
  /** All when empty. */
  readonly langues: readonly Langue[];
  /** Internal criteria to keep; all when empty or absent. */
  readonly criteresInternes?: readonly number[];
  /** What the days of an event are read from: its periods when absent, or the dates that Apidae lists. */
  readonly agenda?: 'periodes' | 'dates';
  /** Only what changed since that day or instant. */
  readonly depuis?: string;
  /** The archive or the files hold everything (`reinitialisation`): what is not in them is gone. */
  readonly complet?: boolean;
  /** Milliseconds between two requests. */
  readonly attente?: number;
}
