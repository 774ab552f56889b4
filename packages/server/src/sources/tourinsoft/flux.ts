import type { Ligne, ORIGINES_TOURINSOFT, TypeBridge } from '@bridge/contract';

/** The service of Tourinsoft that the feed reads, or files. */
export type OrigineTourinsoft = (typeof ORIGINES_TOURINSOFT)[number]['value'];

export interface FluxTourinsoftOuvert {
  readonly origine: OrigineTourinsoft;
  /** « cdt66 » or « cdt66.tourinsoft.com »: people copy the one or the other. */
  readonly client: string;
  /** Id of the syndication: a secret, since it is all that a reader needs. */
  readonly syndication: string;
  /** Field that carries the id of an offer; SyndicObjectID when absent. */
  readonly champId?: string;
  /** The encoding that people chose; when absent, the reader detects it. */
  readonly encodage?: string;
  /** The separator between the cells of a CSV file; when absent, the reader detects it. */
  readonly separateur?: string;
  readonly lignes: readonly Ligne[];
  /** What every record is; null lets each record say it. */
  readonly typeBridge: TypeBridge | null;
  /** Sub-tables to ask for, as the metadata names them; null when they were never read. */
  readonly sousTables: readonly string[] | null;
  /** Highest change mark of the last whole read: only what came after is asked. Null asks for everything. */
  readonly depuis: string | null;
  /** Ask for the list of ids after a differential read, to know what is gone. */
  readonly recenser: boolean;
}

export const CHAMP_ID_TOURINSOFT = 'SyndicObjectID';

export function champIdDe({ champId }: Pick<FluxTourinsoftOuvert, 'champId'>): string {
  return champId ?? CHAMP_ID_TOURINSOFT;
}

/** The name that OData and the vocabularies use. */
export const clientCourt = (client: string): string =>
  client
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\.tourinsoft\.(?:com|eu).*$/, '')
    .replace(/\/.*$/, '');

/** The long name of the client, which the gateway needs: it answers the short one with an error. */
export const clientLong = (client: string): string => `${clientCourt(client)}.tourinsoft.com`;
