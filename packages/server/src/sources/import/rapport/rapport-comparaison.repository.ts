import type { ActionImportation, Ecart } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { FLUX_DE_L_OBJET } from '../../../catalogue/flux.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { SENT_TWICE } from '../lecture/rejet.words.ts';
import { nomVu, numeroVu } from './objet-vu.ts';

/**
 * What a run did with each record, once each. A refused record counts if it has an id: refused and known, it is the
 * same record; the refused twin of a record that was taken does not count.
 */
const doneBy = (scope: Scope, importation: number): RawBuilder<unknown> => sql`
  SELECT DISTINCT ON (identifiant) identifiant, nom, objet, action FROM (
    SELECT ligne.identifiant, coalesce(ligne.colonnes ->> 'nom', ${nomVu(scope)}, '') AS nom, ${numeroVu(scope)} AS objet, ligne.action, 1 AS ordre
    FROM importation_lignes AS ligne LEFT JOIN objets ON objets.id = ligne.objet_id
    WHERE ligne.importation_id = ${importation} AND ligne.action <> 'identique'
    UNION ALL
    SELECT objets.identifiant, ${nomVu(scope)}, ${numeroVu(scope)}, fait.action, 1
    FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id WHERE fait.importation_id = ${importation}
    UNION ALL
    SELECT dit.identifiant, ${nomVu(scope)}, ${numeroVu(scope)}, 'rattache', 1
    FROM importation_rattachements AS dit JOIN objets ON objets.id = dit.objet_id
    WHERE dit.importation_id = ${importation} AND dit.rang > 0 AND dit.fait IS DISTINCT FROM 'oublie'
    UNION ALL
    SELECT rejet.identifiant, coalesce(${nomVu(scope)}, ''), ${numeroVu(scope)}, 'rejete', 2
    FROM importation_rejets AS rejet JOIN importations AS passage ON passage.id = rejet.importation_id
      LEFT JOIN objets ON objets.systeme = passage.systeme AND objets.identifiant = rejet.identifiant
        AND ${FLUX_DE_L_OBJET} = passage.flux_id
    WHERE rejet.importation_id = ${importation} AND rejet.identifiant IS NOT NULL AND rejet.motif <> ${SENT_TWICE}
  ) AS faits ORDER BY identifiant, ordre`;

export interface Demande {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly seul?: 'ici' | 'autre' | undefined;
  readonly action?: ActionImportation | undefined;
}

const between = (scope: Scope, ici: number, autre: number): RawBuilder<unknown> => sql`
  SELECT coalesce(ici.identifiant, autre.identifiant) AS identifiant, coalesce(nullif(ici.nom, ''), autre.nom, '') AS nom,
    coalesce(ici.objet, autre.objet) AS objet, ici.action AS ici, autre.action AS autre
  FROM (${doneBy(scope, ici)}) AS ici FULL JOIN (${doneBy(scope, autre)}) AS autre ON autre.identifiant = ici.identifiant
  WHERE ici.action IS DISTINCT FROM autre.action`;

/** The records that two runs treated differently, or that one of them alone treated. */
export async function differencesOfRuns(
  db: Db,
  scope: Scope,
  ici: number,
  autre: number,
  { page, itemsPerPage, seul, action }: Demande,
): Promise<{ items: Ecart[]; total: number }> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(seul === 'ici' ? [sql<SqlBool>`autre IS NULL`] : []),
    ...(seul === 'autre' ? [sql<SqlBool>`ici IS NULL`] : []),
    ...(action === undefined ? [] : [sql<SqlBool>`${action} IN (ici, autre)`]),
  ];
  const { rows } = await sql<Ecart>`
    SELECT * FROM (${between(scope, ici, autre)}) AS ecarts WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY nom, identifiant LIMIT ${itemsPerPage} OFFSET ${(page - 1) * itemsPerPage}`.execute(db);
  const count = await sql<{ n: number }>`
    SELECT count(*) AS n FROM (${between(scope, ici, autre)}) AS ecarts WHERE ${sql.join(conditions, sql` AND `)}`.execute(
    db,
  );
  return { items: rows, total: count.rows[0]?.n ?? 0 };
}
