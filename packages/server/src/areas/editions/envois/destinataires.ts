import { cleDAdresse, listeDestinataires, type Planification } from '@bridge/contract';
import { savedRecord } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import type { Db } from '../../../schema.ts';
import { entiteDe } from '../parutions/planification.repository.ts';
import type { DiffusionDe } from './parue.ts';

/** The addresses of lists, by their number. */
export type Listes = ReadonlyMap<number, readonly string[]>;

/** The lists that a planification names, as they are now: those that its entity no longer sees have no address. */
export async function listesDe(db: Db, planification: Planification): Promise<Listes> {
  const ids = planification.diffusions.flatMap((one) =>
    one.genre === 'courriel' ? one.listes.map(({ id }) => id) : [],
  );
  if (ids.length === 0) return new Map();
  const scope = await scopeOfEntity(db, entiteDe(planification));
  const listes = new Map<number, readonly string[]>();
  for (const id of new Set(ids)) {
    const found = await savedRecord(db, listeDestinataires, scope, id);
    if (found !== undefined && found.supprimeLe === null) listes.set(id, found.adresses);
  }
  return listes;
}

/** Everybody whom an e-mail goes to, each once: those who are named first, then those of the lists. */
export function destinatairesDe(
  { destinataires, listes: named }: Pick<DiffusionDe<'courriel'>, 'destinataires' | 'listes'>,
  listes: Listes,
): readonly string[] {
  const all = [...destinataires, ...named.flatMap(({ id }) => listes.get(id) ?? [])];
  const cles = all.map(cleDAdresse);
  return all.filter((_, rank) => cles.indexOf(cles[rank] ?? '') === rank);
}
