import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Room } from '../../platform/files/room.ts';
import type { SampleDependencies } from '../../sources/import/collecte/echantillon.ts';

/** What the routes of feeds are made from. */
export interface FluxDependencies extends CrudDependencies, SampleDependencies {
  /** Folder of the files that feeds may read. */
  readonly depots: string;
  /** Of the disk. */
  readonly room: Room;
}
