import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { WorldOptions } from '../../../testing/world.ts';
import { createEditeur, type Editeur } from './editeur.ts';
import { type FabriqueDEssai, fabriqueDEssai } from './fabrique.ts';

export interface PublicSite {
  readonly world: ReturnType<ReturnType<typeof useWorld>>;
  readonly fabrique: FabriqueDEssai;
  readonly editeur: Editeur;
  /** A visitor. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<Page>;
}

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The product with pages made of little, and one site of one editor, new for each test. */
export function usePublic(site: object = {}, overrides: Omit<WorldOptions, 'databaseUrl'> = {}): () => PublicSite {
  const fabrique = fabriqueDEssai();
  const world = useWorld({ fabrique, ...overrides });
  let opened: PublicSite | undefined;
  beforeEach(async () => {
    await emptyTables(
      world().db,
      'sites',
      'listes_web',
      'selections',
      'modeles_liste',
      'publications',
      'cles_api',
      'codes_personnalises',
    );
    // All sites of the test before are forgotten, as after a change by an editor: once they are gone, so that no page that
    // is made anew meanwhile is kept.
    await sql`INSERT INTO changements_publics (cles) VALUES ('{!catalogue}')`.execute(world().db);
    const editeur = await createEditeur(world(), 'ot', site);
    fabrique.demandes.length = 0;
    fabrique.retenue = undefined;
    opened = {
      world: world(),
      fabrique,
      editeur,
      get: async (url, headers = {}) => {
        const { statusCode, headers: answered, body } = await world().app.inject({ url, headers });
        return { status: statusCode, headers: answered, body };
      },
    };
  });
  return () => {
    if (opened === undefined) throw new Error('The site exists only inside tests');
    return opened;
  };
}
