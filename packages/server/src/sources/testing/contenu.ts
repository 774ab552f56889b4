import { createHash } from 'node:crypto';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { createLog } from '../../platform/log.ts';

/** What is told of the catalogue: all but the numbers and times that no two runs share. */
const LINES = `
  SELECT (to_jsonb(objets) - ARRAY['id', 'cree_le', 'modifie_le', 'premiere_vue_le', 'types', 'criteres', 'modalites']
    || (to_jsonb(doc) - 'objet_id')
    || jsonb_build_object(
      'identites', (SELECT array_agg(systeme || ' ' || identifiant ORDER BY 1) FROM objet_identites WHERE objet_id = objets.id),
      'les_types', (SELECT array_agg(cle ORDER BY cle) FROM types WHERE types.id = ANY(objets.types)),
      'les_criteres', (SELECT array_agg(cle ORDER BY cle) FROM criteres WHERE criteres.id = ANY(objets.criteres)),
      'les_modalites', (SELECT array_agg(cle ORDER BY cle) FROM modalites WHERE modalites.id = ANY(objets.modalites))))::text AS ligne
  FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id ORDER BY systeme, identifiant, objets.id`;

export interface Contenu {
  readonly objets: number;
  readonly identifiants: number;
  readonly documents: number;
  readonly identites: number;
  /** Lines of runs that nobody cleared. */
  readonly restes: number;
  readonly empreinte: string;
}

/** What a stopped server left in its data folder. */
export async function contenuOf(dataDir: string): Promise<Contenu> {
  const database = await openEmbeddedPostgres({ dataDir, log: createLog('silent') });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ ligne: string }>(LINES);
    const hash = createHash('sha256');
    for (const { ligne } of rows) hash.update(`${ligne}\n`);
    const counted = await client.query<
      Record<'objets' | 'identifiants' | 'documents' | 'identites' | 'restes', string>
    >(`
      SELECT (SELECT count(*) FROM objets) AS objets, (SELECT count(DISTINCT identifiant) FROM objets) AS identifiants,
        (SELECT count(*) FROM objet_documents) AS documents, (SELECT count(*) FROM objet_identites) AS identites,
        (SELECT count(*) FROM importation_lignes) AS restes`);
    const [row] = counted.rows;
    return {
      objets: Number(row?.objets),
      identifiants: Number(row?.identifiants),
      documents: Number(row?.documents),
      identites: Number(row?.identites),
      restes: Number(row?.restes),
      empreinte: hash.digest('hex'),
    };
  } finally {
    await client.end();
    await database.stop();
  }
}
