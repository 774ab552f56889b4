import type { DiapositiveDe } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { objetsIndexes } from '../../../catalogue/regle/objets-indexes.repository.ts';
import { idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import type { SujetDePage } from '../../../composition/annonce/contexte.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { openSelection } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import type { Demande } from './vue.ts';

/** The subject of a slide of annonces: the objets that its diaporama shows, and the tags put on the slide by hand. */
export async function sujetDuDiaporama(
  tx: Db,
  cadre: Cadre,
  { slide, sequence = [] }: Demande<DiapositiveDe<'annonce'>>,
): Promise<SujetDePage> {
  const ids = new Set<number>();
  for (const one of sequence) {
    if ((one.genre !== 'objets' && one.genre !== 'agenda') || !one.active) continue;
    const { question } = await openSelection(tx, cadre, { selection: one.selection.id });
    if (question === undefined) continue;
    for (const id of await idsOf(tx, question, { offset: 0, limit: one.nombre })) ids.add(id);
  }
  const where = sql<SqlBool>`id = ANY(${[...ids]}::bigint[])`;
  return {
    objets: ids.size === 0 ? [] : await objetsIndexes(tx, { where, apres: 0, most: ids.size, profils: [] }),
    isFiche: false,
    tags: slide.tagsAnnonce.map(({ id }) => id),
  };
}
