import { sql } from 'kysely';
import { beforeEach, onTestFinished } from 'vitest';
import { insertObjets } from '../../../../catalogue/testing/objets.ts';
import { openDatabase } from '../../../../platform/db/database.ts';
import { emptyTables } from '../../../../platform/db/testing/empty-tables.ts';
import { useTestDatabase } from '../../../../platform/db/testing/test-database.ts';
import { createLog } from '../../../../platform/log.ts';
import type { Schema } from '../../../../schema.ts';
import { createMesures } from '../mesures.ts';
import { insertListe, insertSite } from './pages.ts';

export const NOW = new Date('2026-11-15T10:00:00Z');
const clock = { now: () => NOW };
const NEVER = 2_000_000_000;

interface Pages {
  site: number;
  liste: number;
  objet: number;
  masque: number;
}

/** Gives each test a site with a list, an objet that is shown and one that is not. */
export function useMesures() {
  const database = useTestDatabase();
  const log = createLog('silent');
  const pages: Pages = { site: 0, liste: 0, objet: 0, masque: 0 };

  function open(url = database.url()) {
    const db = openDatabase<Schema>(url, log);
    const mesures = createMesures({ db, clock, log, every: NEVER });
    onTestFinished(async () => {
      await mesures.close();
      await db.destroy();
    });
    return { db, mesures };
  }

  async function counted() {
    const db = openDatabase<Schema>(database.url(), log);
    const { rows } = await sql<{ texte: string }>`
      SELECT concat_ws(' ', genre, ressource, enregistrement, nullif(objet_id, 0), nullif(texte, ''), nombre) AS texte
      FROM mesures_web ORDER BY 1`.execute(db);
    await db.destroy();
    return rows.map(({ texte }) => texte);
  }

  beforeEach(async () => {
    const { db } = open();
    await emptyTables(db, 'mesures_web', 'sites', 'listes_web', 'modeles_liste', 'selections', 'objets');
    pages.site = await insertSite(db, 'ot');
    pages.liste = await insertListe(db, 'restaurants', pages.site);
    [pages.objet = 0, pages.masque = 0] = await insertObjets(db, [{ nom: 'Le Zinc' }, { statut: 'masque' }]);
  });
  return { database, log, pages, open, counted };
}
