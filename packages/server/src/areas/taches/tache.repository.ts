import type { EtatFini, EtatTache, PrioriteTache, Tache, TacheDetail } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing, inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import { personne } from '../personne.ts';

interface FiltreTaches {
  readonly etat?: readonly EtatTache[];
  readonly type?: readonly string[];
  readonly q: string;
}

/** What belongs to no entity is the system's, which only a scope of the system sees. */
const seenBy = (scope: Scope) => inScope('taches.entite_id', scope);

function conditionsOf(scope: Scope, { etat, type, q }: FiltreTaches): RawBuilder<SqlBool>[] {
  const words = sql`concat_ws(' ', taches.cible, taches.message, taches.etape, demandeurs.nom_complet)`;
  return [
    seenBy(scope),
    ...(etat ? [sql<SqlBool>`taches.etat = ANY(${[...etat]}::text[])`] : []),
    ...(type ? [sql<SqlBool>`taches.type = ANY(${[...type]}::text[])`] : []),
    ...(q === '' ? [] : [sql<SqlBool>`sans_accent(${words}) LIKE sans_accent(${containing(q)})`]),
  ];
}

const end = sql<Date | null>`coalesce(taches.fin_le, CASE WHEN taches.etat = 'en_cours' THEN clock_timestamp() END)`;
/** Of the last run; a clock that went back makes no negative one. */
const duration = sql<number | null>`CASE
  WHEN ${end} < taches.debut_le THEN 0
  ELSE floor(1000 * extract(epoch FROM ${end} - taches.debut_le))::bigint
END`;

const everyTache = (db: Db) =>
  db
    .selectFrom('taches')
    .leftJoin('entites', 'entites.id', 'taches.entite_id')
    .leftJoin('utilisateurs as demandeurs', 'demandeurs.id', 'taches.demande_par');

const chosen = (db: Db, conditions: readonly RawBuilder<SqlBool>[]) =>
  everyTache(db)
    .where(sql<SqlBool>`${sql.join(conditions, sql` AND `)}`)
    .select([
      'taches.id',
      'taches.type',
      'taches.cible',
      'taches.cible_ressource',
      'taches.cible_id',
      'taches.entite_id',
      'entites.nom as entite',
      'taches.demande_par',
      'demandeurs.nom_complet as demandeur',
      'taches.priorite',
      'taches.etat',
      'taches.tentatives',
      'taches.max_tentatives',
      'taches.progression',
      'taches.etape',
      'taches.message',
      'taches.serveur',
      'taches.annulation_demandee',
      'taches.cree_le',
      'taches.du_le',
      'taches.debut_le',
      'taches.fin_le',
      duration.as('duree'),
      sql<boolean>`coalesce(taches.resultat ->> 'etat' = 'suspect', false)`.as('attend_accord'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof chosen>['executeTakeFirstOrThrow']>>;

function tacheOf(row: Row): Tache {
  const { cible_ressource: ressource, cible_id: id } = row;
  return {
    id: row.id,
    type: row.type,
    cible: row.cible,
    lien: ressource === null || id === null ? null : { ressource, id },
    entite: personne(row.entite_id, row.entite),
    demandePar: personne(row.demande_par, row.demandeur),
    priorite: row.priorite,
    etat: row.etat,
    tentatives: row.tentatives,
    maxTentatives: row.max_tentatives,
    progression: row.progression,
    etape: row.etape,
    message: row.message,
    serveur: row.serveur,
    annulationDemandee: row.annulation_demandee,
    attendAccord: row.attend_accord,
    creeLe: row.cree_le.toISOString(),
    duLe: row.du_le.toISOString(),
    debutLe: row.debut_le?.toISOString() ?? null,
    finLe: row.fin_le?.toISOString() ?? null,
    dureeMs: row.duree,
  };
}

export async function pageOfTaches(
  db: Db,
  scope: Scope,
  { page, itemsPerPage, ...filtre }: FiltreTaches & { readonly page: number; readonly itemsPerPage: number },
): Promise<{ items: Tache[]; total: number }> {
  const conditions = conditionsOf(scope, filtre);
  const rows = await chosen(db, conditions)
    .orderBy('taches.id', 'desc')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const { total } = await everyTache(db)
    .where(sql<SqlBool>`${sql.join(conditions, sql` AND `)}`)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(tacheOf), total };
}

const MOST_SHOWN = 50;

/** What waits, runs or ended in the last minutes, in a scope or asked for by somebody: the liveliest first. */
export async function tachesEnCours(db: Db, scope: Scope, userId: number): Promise<Tache[]> {
  const rows = await chosen(db, [
    sql`(${seenBy(scope)} OR taches.demande_par = ${userId})`,
    sql`(taches.etat IN ('en_attente', 'en_cours') OR taches.fin_le > clock_timestamp() - interval '5 minutes')`,
  ])
    .orderBy(sql`array_position(ARRAY['en_cours', 'en_attente'], taches.etat)`, (rank) => rank.asc().nullsLast())
    .orderBy('taches.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(tacheOf);
}

export async function tacheById(db: Db, scope: Scope, id: number): Promise<Tache | undefined> {
  const row = await chosen(db, [seenBy(scope), sql`taches.id = ${id}`]).executeTakeFirst();
  return row && tacheOf(row);
}

const LONGEST_JOURNAL = 1_000;

/** The last lines of the journal in their order, and what the job left behind. */
export async function storyOfTache(db: Db, id: number): Promise<Pick<TacheDetail, 'journal' | 'resultat'>> {
  const lines = await db
    .selectFrom('tache_journal')
    .select(['numero', 'le', 'niveau', 'texte'])
    .where('tache_id', '=', id)
    .orderBy('numero', 'desc')
    .limit(LONGEST_JOURNAL)
    .execute();
  const left = await db.selectFrom('taches').select('resultat').where('id', '=', id).executeTakeFirst();
  return {
    resultat: left?.resultat ?? null,
    journal: lines.reverse().map((line) => ({ ...line, le: line.le.toISOString() })),
  };
}

/** The state of a job, which nobody else changes until the transaction ends. Jobs at work go on beside it. */
export async function takeTache(tx: Db, scope: Scope, id: number): Promise<{ etat: EtatTache } | undefined> {
  return tx
    .selectFrom('taches')
    .select('etat')
    .where('id', '=', id)
    .where(seenBy(scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const now = sql<Date>`clock_timestamp()`;

/** One that waits is over; one that runs is asked to stop. */
export async function cancelTacheRow(tx: Db, id: number, etat: 'en_attente' | 'en_cours'): Promise<void> {
  const changes =
    etat === 'en_attente' ? ({ etat: 'annulee', fin_le: now, message: '' } as const) : { annulation_demandee: true };
  await tx
    .updateTable('taches')
    .set({ ...changes, modifie_le: now })
    .where('id', '=', id)
    .execute();
}

/** As new, but for its fence, which only grows. */
export async function restartTacheRow(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('taches')
    .set({
      etat: 'en_attente',
      du_le: now,
      tentatives: 0,
      reports: 0,
      interruptions: 0,
      avancee: 0,
      progression: null,
      etape: '',
      message: '',
      resultat: null,
      annulation_demandee: false,
      serveur: null,
      debut_le: null,
      fin_le: null,
      modifie_le: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function setPriority(tx: Db, id: number, priorite: PrioriteTache): Promise<void> {
  await tx.updateTable('taches').set({ priorite, modifie_le: now }).where('id', '=', id).execute();
}

const AT_ONCE = 200;

/** A few at a time, as each goes with its journal: no single query takes long. */
export async function removeFinished(tx: Db, scope: Scope, etats: readonly EtatFini[]): Promise<number> {
  for (let removed = 0; ; ) {
    const { numDeletedRows } = await tx
      .deleteFrom('taches')
      .where('id', 'in', (finished) =>
        finished
          .selectFrom('taches')
          .select('taches.id')
          .where(seenBy(scope))
          .where('taches.etat', 'in', [...etats])
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (Number(numDeletedRows) < AT_ONCE) return removed;
  }
}
