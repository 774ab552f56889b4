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
  /** The database for visitors, who then leave the connections of the console alone, however many they are. */
  readonly visitorsDb: Db;
  /** The database for previews, which everybody else goes before. */
  readonly previewsDb: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: Mail;
  /** Signs and seals; at least 32 characters. */
  readonly secret: string;
  /** Address that people reach the console at, for the links in e-mails. */
  readonly publicUrl: string;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** The folder of the built console; null in development, where Vite serves it. */
  readonly consoleDirectory: string | null;
  /** The folder of the built scripts of public pages, or null when they were not built. */
  readonly embedDirectory: string | null;
  /** The folder of copies of public pages. */
  readonly pagesDirectory: string;
  /** Draws public pages. */
  readonly atelier: Pick<Atelier, 'render' | 'infobulles'>;
  /** Draws pages for previews. */
  readonly apercus: Pick<Atelier, 'render'>;
  /** Opens files of people and sources. */
  readonly decodage: Decodage;
  /** Draw editions that people look at. */
  readonly impressions: Impressions;
  /** The folders of these editions. */
  readonly editionFolders: EditionFolders;
  /** How public pages are made; as in the product when absent. */
  readonly fabrique?: Fabrique;
  /** The tasks of the periodic maintenance, which the health page tells of. */
  readonly entretiens: readonly Pick<Entretien, 'nom'>[];
  /** The volume that holds the data, in bytes. */
  readonly diskSpace: () => Promise<{ readonly libre: number; readonly total: number }>;
  readonly outside: Outside;
  /** The store of the médiathèque, and the folder for files that are being looked at. */
  readonly medias: { readonly files: Files; readonly arrivees: string };
  /** The folders of files of feeds, of their sources' answers, and of photos and pictures of public pages. */
  readonly folders: {
    readonly depots: string;
    readonly imports: string;
    readonly photos: string;
    readonly vues: string;
    /** The folder of what is made for screens. */
    readonly ecrans: string;
  };
  /** Hosts of the operator's own network that feeds may be read from. */
  readonly intranet: readonly string[];
  /** The address of Apidae. */
  readonly origineApidae: OrigineApidae;
  /** The resources to serve. */
  readonly engine: Engine;
}
