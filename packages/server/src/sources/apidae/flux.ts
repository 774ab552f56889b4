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
  /** The encoding that people chose; when absent, the reader detects it. */
  readonly encodage?: string;
  /** The ids of the selections to import; empty for all of them. */
  readonly selectionIds: readonly number[];
  readonly territoireIds: readonly number[];
  /** « type:HOTELLERIE », in the query language of Apidae; empty for everything. */
  readonly criteresQuery: string;
  /** The languages to ask for; empty for all of them. */
  readonly langues: readonly Langue[];
  /** Internal criteria to keep; all when empty or absent. */
  readonly criteresInternes?: readonly number[];
  /** Where the days of events are read: in their periods when absent, or in the dates that Apidae lists. */
  readonly agenda?: 'periodes' | 'dates';
  /** Asks only for the objects that changed since that day or instant. */
  readonly depuis?: string;
  /** Whether the archive or the files hold every object (`reinitialisation`): an object that is not in them was removed. */
  readonly complet?: boolean;
  /** Milliseconds between two requests. */
  readonly attente?: number;
}
