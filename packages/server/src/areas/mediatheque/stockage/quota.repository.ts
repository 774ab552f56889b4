import { sql } from 'kysely';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import type { Db } from '../../../schema.ts';
import { UNUSED } from './stockage.repository.ts';

const quotas = (db: Db, entite: number) => db.selectFrom('entites').select('quota_medias').where('id', '=', entite);

/** The quota of the instance, for entities without one of their own. */
const dOffice = async (db: Db): Promise<number | null> => (await parametresLus(db, 'quota_medias')).quota_medias;

/** The quota in Go, or null without a limit. */
export async function quotaDe(db: Db, entite: number): Promise<number | null> {
  return (await quotas(db, entite).executeTakeFirst())?.quota_medias ?? (await dOffice(db));
}

/** The quota, locked until the end of the transaction: whoever else adds files waits, then counts those added. */
export async function quotaTenu(tx: Db, entite: number): Promise<number | null> {
  const others = await dOffice(tx);
  // Nobody waits when no quota applies.
  const limited = others === null ? quotas(tx, entite).where('quota_medias', 'is not', null) : quotas(tx, entite);
  return (await limited.forNoKeyUpdate().executeTakeFirst())?.quota_medias ?? others;
}

interface Compte {
  readonly entite: number;
  /** Files given since then count even without a media; older ones are about to be removed. */
  readonly depuis: Date;
  /** Counts as if a media of the entity had that file; null for a new media. */
  readonly si?: { readonly mediaId: number | null; readonly fichier: string };
}

/** The bytes of an entity's files, each once: of its media, archived and thrown away too, and those just given. */
export async function poidsDeLEntite(db: Db, { entite, depuis, si }: Compte): Promise<number> {
  const others = si?.mediaId == null ? sql`` : sql`AND medias.id <> ${si.mediaId}`;
  const added = si === undefined ? sql`` : sql`UNION SELECT ${si.fichier}::uuid`;
  const { rows } = await sql<{ poids: number }>`
    SELECT coalesce(sum(taille), 0)::double precision AS poids FROM medias_fichiers WHERE id IN (
      SELECT (fichier ->> 'id')::uuid FROM medias WHERE entite_id = ${entite} ${others}
      UNION SELECT garde.id FROM medias_fichiers AS garde WHERE garde.cree_le > ${depuis} AND ${UNUSED}
        AND garde.cree_par IN (SELECT personne.id FROM utilisateurs AS personne WHERE personne.entite_id = ${entite})
      ${added})`.execute(db);
  return rows[0]?.poids ?? 0;
}
