import type { GabaritEpingle, RecordOf, Resource } from '@bridge/contract';
import { versionOf } from '../../crud/write/history.repository.ts';
import type { Db } from '../../schema.ts';
import type { Configuration } from '../configuration.ts';
import { parseContenu } from '../record.rules.ts';

/** The gabarits of a model in the versions that it adopted, whatever was saved since. */
export function withGabaritsEpingles(tx: Db, saved: Configuration, epingles: readonly GabaritEpingle[]): Configuration {
  return {
    ...saved,
    live: async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> => {
      const found = await saved.live(resource, id);
      const epingle = epingles.find((one) => one.ressource === resource.id && one.id === id);
      return found && epingle ? atVersion(tx, resource, found, epingle.version) : found;
    },
  };
}

/** A record in a former version, or as it is when the history does not go back so far. */
export async function atVersion<R extends Resource>(
  tx: Db,
  resource: R,
  record: RecordOf<R>,
  version: number,
): Promise<RecordOf<R>> {
  const { id, version: newest } = record;
  const contenu = version === newest ? undefined : await versionOf(tx, resource.id, id, version);
  return contenu === undefined ? record : parseContenu(resource, { id, version, contenu });
}
