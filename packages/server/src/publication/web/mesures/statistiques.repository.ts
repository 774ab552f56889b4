import type { GenreDeMesure, Statistiques } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';

export interface Fenetre {
  readonly du: string;
  readonly au: string;
}

export type Sujet = { readonly site: number } | { readonly liste: number };

const MOST_OBJETS = 50;
const MOST_WORDS = 50;

function where(sujet: Sujet, { du, au }: Fenetre): RawBuilder<SqlBool> {
  const of =
    'site' in sujet ? sql`site_id = ${sujet.site}` : sql`ressource = 'listeWeb' AND enregistrement = ${sujet.liste}`;
  return sql`${of} AND jour BETWEEN ${du}::date AND ${au}::date`;
}

const VUES = sql`coalesce(sum(nombre) FILTER (WHERE genre = 'vue'), 0)::float8`;
const CLICS = sql`coalesce(sum(nombre) FILTER (WHERE genre = 'clic'), 0)::float8`;

/** The days on which something was seen or clicked. */
export async function joursComptes(db: Db, sujet: Sujet, fenetre: Fenetre): Promise<Statistiques['jours']> {
  const { rows } = await sql<Statistiques['jours'][number]>`
    SELECT to_char(jour, 'YYYY-MM-DD') AS jour, ${VUES} AS vues, ${CLICS} AS clics FROM mesures_web
    WHERE ${where(sujet, fenetre)} AND genre IN ('vue', 'clic') GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/**
 * The objets that visitors looked at most. An objet that left the catalogue has no name; an objet that the reader does
 * not see is left out, since anybody may send a click for any number.
 */
export async function objetsComptes(
  db: Db,
  sujet: Sujet,
  fenetre: Fenetre,
  scope: Scope,
): Promise<Statistiques['objets']> {
  const { rows } = await sql<Statistiques['objets'][number]>`
    SELECT objets.id, objets.nom, compte.vues, compte.clics FROM (
      SELECT objet_id, ${VUES} AS vues, ${CLICS} AS clics, sum(nombre) AS nombre FROM mesures_web
      WHERE ${where(sujet, fenetre)} AND objet_id > 0 AND genre IN ('vue', 'clic') GROUP BY objet_id
    ) AS compte JOIN objets ON objets.id = compte.objet_id
    WHERE ${visible({ ownerColumn: 'entite_id', shared: true }, scope)}
    ORDER BY compte.nombre DESC, objets.id LIMIT ${MOST_OBJETS}`.execute(db);
  return rows;
}

export async function motsComptes(
  db: Db,
  sujet: Sujet,
  fenetre: Fenetre,
  genre: Exclude<GenreDeMesure, 'vue' | 'clic'>,
): Promise<Statistiques['recherches']> {
  const { rows } = await sql<Statistiques['recherches'][number]>`
    SELECT texte, sum(nombre)::float8 AS nombre FROM mesures_web
    WHERE ${where(sujet, fenetre)} AND genre = ${genre} AND texte <> ''
    GROUP BY texte ORDER BY nombre DESC, texte LIMIT ${MOST_WORDS}`.execute(db);
  return rows;
}
