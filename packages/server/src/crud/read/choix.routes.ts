import {
  BridgeError,
  ecartAuNom,
  listChoices,
  mayAccess,
  openingOf,
  searchEverywhere,
  searchPath,
} from '@bridge/contract';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import type { Entry, Registry } from '../registry.ts';
import type { StoredField } from '../stored.ts';
import { namesFound } from './name.repository.ts';
import { actedUponBy } from './portee.repository.ts';

const MOST_CHOICES = 50;
const FOUND_PER_RESOURCE = 3;

export function choixRoutes(bind: Bind, { db, registry }: { readonly db: Db; readonly registry: Registry }): void {
  bind(listChoices, async ({ identity, params, query: { q, ids, pour, champ } }) => {
    const entry = registry.entry(params.ressource);
    if (!entry) throw new BridgeError('notFound');
    const may = ids.length > 0 ? mayName : mayChoose;
    if (!may(registry, entry, identity)) throw new BridgeError('accessDenied');
    const { language, scope } = identity;
    const wanted =
      ids.length > 0
        ? { q: '', ids, language, most: ids.length }
        : {
            q,
            usableFor: pour,
            once: true,
            language,
            most: MOST_CHOICES,
            ...(await acted(entry, identity, pour, champ)),
          };
    return { items: await namesFound(db, entry, scope, wanted) };
  });

  /** The records that an acting field may choose. */
  async function acted(entry: Entry, { entiteId }: Identity, pour: string, champ: string) {
    const field = registry.entry(pour)?.resource.fields[champ];
    const acts = field !== undefined && 'acts' in field && field.acts;
    return acts ? { among: await actedUponBy(db, entry, entiteId) } : {};
  }

  bind(searchEverywhere, async ({ identity, query: { q } }) => {
    const { language, scope, viewer } = identity;
    const searched = registry.entries.filter(({ resource }) => mayAccess(resource.access.view, viewer));
    const found = await Promise.all(
      searched.map(async (entry) => {
        const { id: ressource, noun, icon } = entry.resource;
        const records = await namesFound(db, entry, scope, { q, language, most: FOUND_PER_RESOURCE + 1 });
        const liste = records.length > FOUND_PER_RESOURCE ? searchPath(entry.resource, q) : null;
        const items = records.slice(0, FOUND_PER_RESOURCE).flatMap(({ id, titre, precision }) => {
          // A record without a page is found through the one that it belongs to.
          const opening = openingOf(entry.resource, id);
          if (!opening) return [];
          const found = { ressource, nature: noun.one, icone: icon, id, titre, chemin: opening.path };
          return [precision === undefined ? found : { ...found, precision }];
        });
        return { items, suites: liste === null ? [] : [{ ressource, nature: noun.many, icone: icon, chemin: liste }] };
      }),
    );
    const far = (titre: string) => ecartAuNom(titre, q);
    return {
      items: found.flatMap(({ items }) => items).sort((a, b) => far(a.titre) - far(b.titre)),
      suites: found.flatMap(({ suites }) => suites),
    };
  });
}

/** Whether a person may choose among records: they see the resource, or one that refers to it. */
function mayChoose(registry: Registry, { resource }: Entry, { viewer }: Identity): boolean {
  const referring = registry.referrersOf(resource.id).map(({ entry }) => entry.resource);
  return [resource, ...referring].some(({ access }) => mayAccess(access.view, viewer));
}

/** Whether a person may know the names of records: they see a record that tells them, as target or as author. */
function mayName(registry: Registry, entry: Entry, identity: Identity): boolean {
  const tells = ({ field }: StoredField) =>
    (field.kind === 'reference' || field.kind === 'references') && field.to === entry.resource.id;
  return (
    mayChoose(registry, entry, identity) ||
    [...registry.entries, ...registry.readOnly].some(
      ({ resource, columns }) => mayAccess(resource.access.view, identity.viewer) && columns.some(tells),
    )
  );
}
