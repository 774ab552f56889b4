import {
  type EtatFini,
  type EtatTache,
  mayAccess,
  type PrioriteTache,
  serveurTacheLabel,
  type Tache,
  type TacheDetail,
  TYPES_TACHE,
  tache,
  typeTacheLabel,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { readOnlyEntry } from '../../crud/read/read-only.entry.ts';
import { recordById, rowsWhere } from '../../crud/read/record.repository.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** A task without an entity is the system's, which only a system scope sees. */
const seenBy = (scope: Scope) => inScope('taches.entite_id', scope);

const end = sql`coalesce(taches.fin_le, CASE WHEN taches.etat = 'en_cours' THEN clock_timestamp() END)`;
/** The duration of the last run; never negative, even after a clock went back. */
const duration = sql`CASE
  WHEN ${end} < taches.debut_le THEN 0
  ELSE floor(1000 * extract(epoch FROM ${end} - taches.debut_le))::bigint
END`;

const TYPES = JSON.stringify(Object.fromEntries(TYPES_TACHE.map(({ value, label }) => [value, label])));

/** The jobs as people read them; searched by type, target, message, step and the name of who asked. */
const TACHES = sql`(
  SELECT taches.id, taches.type, taches.cible, taches.entite_id, taches.demande_par, taches.priorite, taches.etat,
    taches.tentatives, taches.max_tentatives, taches.progression, taches.etape, taches.message, taches.serveur,
    taches.annulation_demandee, taches.cree_le, taches.du_le, taches.debut_le, taches.fin_le,
    CASE WHEN taches.cible_ressource IS NOT NULL AND taches.cible_id IS NOT NULL
      THEN jsonb_build_object('ressource', taches.cible_ressource, 'id', taches.cible_id) END AS lien,
    ${duration} AS duree_ms,
    coalesce(taches.resultat ->> 'etat' = 'suspect', false) AS attend_accord,
    sans_accent(concat_ws(' ', ${TYPES}::jsonb ->> taches.type, taches.cible, taches.message, taches.etape, demandeurs.nom_complet)) AS recherche
  FROM taches LEFT JOIN utilisateurs AS demandeurs ON demandeurs.id = taches.demande_par
) AS taches`;

export const TACHE = readOnlyEntry(tache, {
  source: TACHES,
  searchColumn: 'recherche',
  // The words of the screen, for files.
  words: {
    type: ({ type }) => type && typeTacheLabel(type),
    serveur: ({ serveur }) => serveurTacheLabel(serveur ?? ''),
  },
  detail: (db, { id }) => storyOfTache(db, id),
});

const MOST_SHOWN = 50;

type Person = Pick<Acteur, 'viewer' | 'scope' | 'userId'>;

/** The tasks beside the list: those that a person asked for and, if they manage tasks, of their entities. */
function followedBy({ viewer, scope, userId }: Person) {
  const own = sql<SqlBool>`taches.demande_par = ${userId}`;
  return mayAccess(tache.access.view, viewer) ? sql<SqlBool>`(${seenBy(scope)} OR ${own})` : own;
}

/** Tasks that wait, run or ended in the last minutes: the most active first. */
export async function tachesEnCours(db: Db, person: Person): Promise<Tache[]> {
  const { scope } = person;
  const chosen = sql<SqlBool>`${followedBy(person)}
    AND (etat IN ('en_attente', 'en_cours') OR fin_le > clock_timestamp() - interval '5 minutes')`;
  const order = sql`array_position(ARRAY['en_cours', 'en_attente'], etat) NULLS LAST, id DESC`;
  return (await rowsWhere(db, TACHE, scope, chosen, { order, most: MOST_SHOWN })).map((row) => tache.row.parse(row));
}

const MOST_OWN = 5;

/** The last tasks that a person asked for, in any state, whether or not they manage tasks. */
export async function dernieresTaches(db: Db, { scope, userId }: Person): Promise<Tache[]> {
  const own = sql<SqlBool>`demande_par = ${userId} AND cree_le > now() - interval '7 days'`;
  const rows = await rowsWhere(db, TACHE, scope, own, { order: sql`id DESC`, most: MOST_OWN });
  return rows.map((row) => tache.row.parse(row));
}

export async function tacheById(db: Db, scope: Scope, id: number): Promise<Tache | undefined> {
  return tache.row.optional().parse(await recordById(db, TACHE, scope, id));
}

const LONGEST_JOURNAL = 1_000;

/** The last lines of a job's journal in order, and its result. */
async function storyOfTache(db: Db, id: number): Promise<Pick<TacheDetail, 'journal' | 'resultat'>> {
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

/** Locks the state of a job until the transaction ends. Running jobs go on. */
export async function takeTache(tx: Db, person: Person, id: number): Promise<{ etat: EtatTache } | undefined> {
  return tx
    .selectFrom('taches')
    .select('etat')
    .where('id', '=', id)
    .where(followedBy(person))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const now = sql<Date>`clock_timestamp()`;

/** Cancels a job: a waiting one ends, a running one is asked to stop. */
export async function cancelTacheRow(tx: Db, id: number, etat: 'en_attente' | 'en_cours'): Promise<void> {
  const changes =
    etat === 'en_attente' ? ({ etat: 'annulee', fin_le: now, message: '' } as const) : { annulation_demandee: true };
  await tx
    .updateTable('taches')
    .set({ ...changes, modifie_le: now })
    .where('id', '=', id)
    .execute();
}

/** Makes a job new, apart from its fence, which only grows. */
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

/** Removes ended jobs a few at a time, each with its journal, so that no query takes long. */
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
