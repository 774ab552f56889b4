import { type RessourceApercue, type Site, site as siteResource } from '@bridge/contract';
import { parseRecord } from '../../composition/record.rules.ts';
import { recordsFound } from '../../crud/read/list.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { usesThrough } from '../../crud/usage/usage.repository.ts';
import type { Essai } from './apercu.essai.ts';
import { siteDExemple } from './apercu.exemple.ts';
import { recordOf, type Situation } from './apercu.situation.ts';

/** How many sites are searched for one of the record's entity. */
const MOST = 100;

/** The site asked for; else one that shows the record, one of its entity, any seen by the person, or none. */
export async function siteDe(essai: Essai, ressource: RessourceApercue, { sites, records }: Situation): Promise<Site> {
  const { tx, registry, identity, asked } = essai;
  const own = recordOf(records, siteResource);
  if (own !== undefined) return own.code === '' ? { ...own, code: 'apercu' } : own;
  const entry = registry.require(siteResource);
  if (asked.site !== undefined) return readRecord(tx, entry, identity, asked.site);
  const id = sites.length > 0 ? [...sites] : await sitesQuiSEnServent(essai, ressource);
  const { entiteId } = asked.valeurs;
  const ofEntity = typeof entiteId === 'number' ? [{ entiteId: [entiteId] }] : [];
  const used = id.length > 0 ? [...ofEntity.map((entity) => ({ id, ...entity })), { id }] : [];
  const slice = { limit: 1, offset: 0, language: identity.language };
  for (const wanted of [...used, ...ofEntity, {}]) {
    const search = { sort: [], q: '', filter: { etat: 'actif' as const, ...wanted } };
    const [found] = await recordsFound(tx, entry, identity.scope, search, slice);
    if (found !== undefined) return parseRecord(siteResource, found);
  }
  return siteDExemple(asked.langue);
}

/** The sites that name the record, such as a fiche for a type of objet. */
async function sitesQuiSEnServent({ tx, registry, identity, asked }: Essai, ressource: RessourceApercue) {
  const { id } = asked.valeurs;
  if (typeof id !== 'number') return [];
  const referrers = registry.referrersOf(ressource).filter(({ entry }) => entry.resource.id === siteResource.id);
  const uses = await usesThrough(tx, referrers, [id], { ...identity, most: MOST });
  return uses.filter(({ visible }) => visible).map((use) => use.id);
}
