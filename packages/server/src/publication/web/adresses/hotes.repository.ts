import { type Langue, langueSchema } from '@bridge/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import type { Db, Row } from '../../../schema.ts';

/** What is read of a site, whatever its form asks today: one site with a value of another time stops no other. */
const ligneSchema = z.object({
  id: z.number(),
  code: z.string(),
  nom: z.string(),
  /** Whether the first domain of the site is an address of its own. */
  heberge: z.boolean(),
  indexer: z.boolean(),
  langues: z.array(z.string()),
  langueParDefaut: z.string(),
  entiteId: z.number().nullable(),
  domaines: z.array(z.object({ domaine: z.string() })),
  redirections: z.array(z.object({ de: z.string(), statut: z.enum(['301', '410']), vers: z.string() })),
});

export interface SiteServi
  extends Omit<Readonly<z.output<typeof ligneSchema>>, 'langues' | 'langueParDefaut' | 'domaines'> {
  readonly langues: readonly Langue[];
  readonly langueParDefaut: Langue;
  /** The domains as editors wrote them. */
  readonly domaines: readonly string[];
}

/** The sites that visitors may be shown. */
export async function sitesServis(db: Db): Promise<SiteServi[]> {
  const { publication_indexee: isInstanceIndexed } = await parametresLus(db, 'publication_indexee');
  const { rows } = await sql`
    SELECT id, code, nom, type = 'heberge' AS heberge, indexer AND environnement = 'production' AND ${isInstanceIndexed} AS indexer, langues,
      langue_par_defaut AS "langueParDefaut", entite_id AS "entiteId", domaines, redirections
    FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL ORDER BY id`.execute(db);
  return rows.map((row) => {
    const { langues, langueParDefaut, domaines, ...site } = ligneSchema.parse(row);
    const known = langues.flatMap((langue) => langueSchema.safeParse(langue).data ?? []);
    const first = langueSchema.safeParse(langueParDefaut).data ?? 'fr';
    return {
      ...site,
      // The languages include the default language, even when the editor did not choose it.
      langues: known.includes(first) ? known : [first, ...known],
      langueParDefaut: first,
      domaines: domaines.map(({ domaine }) => domaine),
    };
  });
}

export interface CodeServi {
  readonly type: 'css' | 'js';
  readonly contenu: string;
  readonly origines: readonly string[];
}

const JOUR = sql`(now() AT TIME ZONE 'Europe/Paris')::date`;

/** A custom code that is on, in exactly this version: each version has an address of its own. */
export async function codeServi(db: Db, id: number, version: number): Promise<CodeServi | undefined> {
  const { rows } = await sql<Pick<CodeServi, 'type' | 'contenu'> & Row<'codes_personnalises', 'origines'>>`
    SELECT type, CASE type WHEN 'css' THEN css ELSE js END AS contenu, origines FROM codes_personnalises
    WHERE id = ${id} AND version = ${version} AND actif AND type IN ('css', 'js') AND supprime_le IS NULL AND archive_le IS NULL
      AND (dates IS NULL OR ((dates->>'du' IS NULL OR (dates->>'du')::date <= ${JOUR})
        AND (dates->>'au' IS NULL OR (dates->>'au')::date >= ${JOUR})))`.execute(db);
  const [found] = rows;
  return found === undefined ? undefined : { ...found, origines: found.origines.map(({ origine }) => origine) };
}
