import { BridgeError, type ContexteMot, contexteMot, modalite } from '@bridge/contract';
import { countsSeen } from '../../catalogue/comptes.repository.ts';
import { coupleOf } from '../../catalogue/vocabulaire.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { usagesOfEach } from '../../crud/usage/usage.service.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  equivalentsOf,
  typesAbove,
  typesBelow,
  typesOfCritere,
  vanishedModalites,
} from './vocabulaire-contexte.repository.ts';

type Reading = Pick<CrudDependencies, 'db' | 'registry'>;

/** The surroundings of a word, with the reader's own objets counted. */
export function vocabulaireRoutes(bind: Bind, { db, registry }: Reading): void {
  bind(contexteMot, async ({ identity, params: { de, id } }) => {
    const entry = registry.entry(de);
    if (entry === undefined) throw new BridgeError('notFound');
    await readRecord(db, entry, identity, id);
    const { scope } = identity;
    const table = de === 'type' ? 'types' : 'criteres';
    const common = {
      ...(await countsSeen(db, table, id, scope)),
      equivalents: await equivalentsOf(db, table, id, scope),
    };
    if (de === 'type')
      return {
        ...NOTHING,
        ...common,
        ascendance: await typesAbove(db, id),
        enfants: await typesBelow(db, id, scope),
        couple: await coupleOf(db, id),
      };
    return {
      ...NOTHING,
      ...common,
      ...(await typesOfCritere(db, id, scope)),
      disparues: await usedThoughGone({ db, registry }, id, identity),
    };
  });
}

const NOTHING = { types: [], echantillon: false, ascendance: [], enfants: [], couple: null, disparues: [] };

async function usedThoughGone(
  { db, registry }: Reading,
  critere: number,
  identity: Identity,
): Promise<ContexteMot['disparues']> {
  const entry = registry.require(modalite);
  const gone = await vanishedModalites(db, critere);
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  const usages = await usagesOfEach(registry, db, entry, ids, identity);
  return gone.flatMap(({ id, libelle }) => {
    const used = usages.get(id);
    return used === undefined ? [] : [{ id, libelle, usages: used.items, ailleurs: used.ailleurs }];
  });
}
