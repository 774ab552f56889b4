import {
  type AnyRecord,
  carte,
  codePersonnalise,
  ficheWeb,
  listeWeb,
  type RecordOf,
  type Resource,
  type Site,
  site as siteResource,
} from '@bridge/contract';
import { type SelectionEnregistree, savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { parseRecord } from '../../composition/record.rules.ts';
import { recordsFound } from '../../crud/read/list.repository.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { configPubliee, horsDuSite } from '../../publication/web/configuration/config.repository.ts';
import type { Config } from '../../publication/web/configuration/config.ts';
import { ficheQuiConvient } from '../../publication/web/fiches/fiche.rules.ts';
import type { Composant } from '../../rendering/web/page.ts';
import type { Db } from '../../schema.ts';
import { recordOf, type Situation } from './apercu.situation.ts';

interface ApercuDependencies {
  readonly tx: Db;
  readonly registry: Registry;
  readonly identity: Identity;
  readonly at: Date;
}

/** What a preview shows instead of saved records. */
export interface Remplacements {
  readonly records: Situation['records'];
  readonly selection?: SelectionEnregistree;
  readonly composants?: Readonly<Record<string, Composant>>;
}

export interface ConfigDApercu extends Config {
  /** What visitors would see otherwise, in words. */
  readonly remarques: () => readonly string[];
}

/**
 * The configuration of a preview, as its reader sees it: nothing that they may not see is shown. A record that is not
 * published yet is shown as saved, with a remark.
 */
export function configDApercu(
  { tx, registry, identity, at }: ApercuDependencies,
  remplacements: Remplacements,
): ConfigDApercu {
  const published = configPubliee(tx, at);
  const remarques = new Set<string>();
  const { scope } = identity;

  const replaced = (resource: Resource, id: number) =>
    remplacements.records.find((one) => one.resource.id === resource.id && one.record.id === id)?.record;
  const seen = async (resource: Resource, id: number): Promise<AnyRecord | undefined> => {
    const entry = registry.entry(resource.id);
    const found = entry && (await recordById(tx, entry, scope, id));
    if (found === undefined && id !== 0)
      remarques.add(`${resource.noun.one}\u00a0: ce que vous avez choisi n’existe plus, ou vous n’y avez pas accès.`);
    return found;
  };
  const live = async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> => {
    const own = replaced(resource, id);
    // The record was parsed by the schema of its own resource.
    if (own !== undefined) return own as RecordOf<R>;
    const found = await seen(resource, id);
    return found && parseRecord(resource, found);
  };
  const waits = (resource: Resource, saved: AnyRecord) =>
    remarques.add(
      `${resource.noun.one} «\u00a0${String(saved[resource.title])}\u00a0»\u00a0: pas encore en ligne, les visiteurs ne l’ont pas.`,
    );
  const publie = async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> => {
    const own = replaced(resource, id);
    if (own !== undefined) return own as RecordOf<R>;
    const saved = await seen(resource, id);
    if (saved === undefined) return undefined;
    const shown = await published.publie(resource, id);
    if (shown === undefined) waits(resource, saved);
    return shown ?? parseRecord(resource, saved);
  };
  const ofSite = async <R extends Resource>(
    resource: R,
    all: readonly RecordOf<R>[],
    site: Site,
  ): Promise<RecordOf<R>[]> => {
    const entry = registry.entry(resource.id);
    if (entry === undefined || site.id === 0) return [];
    const found = (wanted: Readonly<Record<string, readonly number[]>>, fields?: readonly string[]) =>
      recordsFound(
        tx,
        entry,
        scope,
        { sort: [], q: '', filter: { ...wanted, etat: 'actif' } },
        { limit: MOST, offset: 0, language: identity.language, ...(fields && { fields }) },
      );
    const shown = new Map(all.map((one) => [(one as { readonly id: number }).id, one]));
    const seenOf = new Set(
      shown.size === 0 ? [] : (await found({ id: [...shown.keys()] }, ['nom'])).map(({ id }) => id),
    );
    const absent = await horsDuSite(tx, resource, site);
    const drafts = (await found({ sites: [site.id] })).filter((one) => !shown.has(one.id) && !absent(one));
    for (const draft of drafts) waits(resource, draft);
    return [
      ...[...shown].flatMap(([id, one]) => (seenOf.has(id) ? [one] : [])),
      ...drafts.map((draft) => parseRecord(resource, draft)),
    ];
  };
  const drafted = <R extends Resource>(resource: R) => recordOf(remplacements.records, resource);

  return {
    ...published,
    remarques: () => [...remarques],
    live,
    publie,
    siteDe: async (code) => {
      const own = drafted(siteResource);
      return own?.code === code ? own : published.siteDe(code);
    },
    listeDe: async (site, code) => {
      const own = drafted(listeWeb);
      return own?.code === code ? own : published.listeDe(site, code);
    },
    carteDe: async (site, code) => {
      const own = drafted(carte);
      return own?.code === code ? own : published.carteDe(site, code);
    },
    listesDe: async (site) => ofSite(listeWeb, await published.listesDe(site), site),
    cartesDe: async (site) => ofSite(carte, await published.cartesDe(site), site),
    ficheDe: async (site, type) => {
      const own = drafted(ficheWeb);
      if (own !== undefined && (own.typesObjets.length === 0 || own.typesObjets.some((one) => one === type)))
        return own;
      return ficheQuiConvient(site, type, (id) => publie(ficheWeb, id));
    },
    selection: async (id) => {
      if (id === 0 || id === remplacements.selection?.id) return remplacements.selection;
      const entry = registry.entry('selection');
      return entry && (await recordById(tx, entry, scope, id)) ? savedSelection(tx, id) : undefined;
    },
    codes: async (demande) => {
      const known = await Promise.all(demande.ids.map((id) => seen(codePersonnalise, id)));
      return published.codes({ ...demande, ids: known.flatMap((one) => one?.id ?? []) });
    },
    composants: async (site) => ({ ...(await published.composants(site)), ...remplacements.composants }),
    prochain: async () => null,
  };
}

const MOST = 500;
