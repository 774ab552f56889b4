import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Room } from '../../platform/files/room.ts';
import type { SampleDependencies } from '../../sources/import/collecte/echantillon.ts';

/** The dependencies of the routes of feeds. */
export interface FluxDependencies extends CrudDependencies, SampleDependencies {
  /** Folder of the files that feeds may read. */
  readonly depots: string;
  /** The free room of the disk. */
  readonly room: Room;
}
