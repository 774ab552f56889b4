import type { Entretien } from './areas/superadmin/entretien.ts';
import type { EditionFolders, Impressions } from './editions.ts';
import type { Engine } from './engine.ts';
import type { Clock } from './platform/clock.ts';
import type { Files } from './platform/files/files.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import type { Outside } from './platform/net/outside.types.ts';
import type { Decodage } from './process/decodage.ts';
import type { Fabrique } from './publication/web/public.ts';
import type { Atelier } from './rendering/web/atelier/atelier.ts';
import type { Db } from './schema.ts';
import type { OrigineApidae } from './sources/apidae/adresses.ts';

export interface AppDependencies {
  readonly db: Db;
  /** What visitors are answered from: as many as they are, they leave the connections of the console alone. */
  readonly visitorsDb: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: Mail;
  /** Signs and seals; at least 32 characters. */
  readonly secret: string;
  /** Address that people reach the console at, for the links in e-mails. */
  readonly publicUrl: string;
  /** Origin of their own that files are served from; empty where they have none. */
  readonly filesUrl: string;
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** Folder of the built console; null in development, where Vite serves it. */
  readonly consoleDirectory: string | null;
  /** Folder of the built scripts of public pages; null where they were not built. */
  readonly embedDirectory: string | null;
  /** Where copies of public pages lie. */
  readonly pagesDirectory: string;
  /** Draws public pages. */
  readonly atelier: Pick<Atelier, 'render' | 'infobulles'>;
  /** Draws what people look at before it is public. */
  readonly apercus: Pick<Atelier, 'render'>;
  /** Opens what people and sources give. */
  readonly decodage: Decodage;
  /** Draw editions that people look at. */
  readonly impressions: Impressions;
  /** Where they lie meanwhile. */
  readonly editionFolders: EditionFolders;
  /** How public pages are made; as the product does when absent. */
  readonly fabrique?: Fabrique;
  /** The tasks of the periodic maintenance, which the health page tells of. */
  readonly entretiens: readonly Pick<Entretien, 'nom'>[];
  /** Of the volume that holds the data, in bytes. */
  readonly diskSpace: () => Promise<{ readonly libre: number; readonly total: number }>;
  readonly outside: Outside;
  /** The store of the médiathèque, and where files lie while they are looked at. */
  readonly medias: { readonly files: Files; readonly arrivees: string };
  /** Where the files of feeds lie, the answers of their sources, and the photos and the pictures of public pages. */
  readonly folders: {
    readonly depots: string;
    readonly imports: string;
    readonly photos: string;
    readonly vues: string;
    /** What is made for screens. */
    readonly ecrans: string;
  };
  /** Hosts of the operator's own network that feeds may be read from. */
  readonly intranet: readonly string[];
  /** Where Apidae answers. */
  readonly origineApidae: OrigineApidae;
  /** The resources to serve. */
  readonly engine: Engine;
}
