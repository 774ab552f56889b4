import type { EtendueDePassages, QuestionDePassages } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';

export interface Compte {
  readonly passages: number;
  readonly secondes: number;
  readonly interrompus: number;
  readonly echecs: number;
}

export interface LigneComptee extends Compte {
  readonly cle: string;
  /** Its name now, or null when it is gone or has none. */
  readonly nom: string | null;
  readonly diaporama: number | null;
}

/** Screens of the reader's own branch: showings on screens of others are theirs to know, shared or not. */
const own = (scope: Scope) => visible({ ownerColumn: 'entite_id', shared: false }, scope);

/**
 * Whether an instant is in some civil days of its screen's time zone. The first condition leaves out instants that are
 * in those days nowhere on earth; an index answers it.
 */
const during = (instant: RawBuilder<unknown>, fuseau: RawBuilder<unknown>, { du, au }: EtendueDePassages) => sql`
  (${instant} >= (${du}::date - 1)::timestamp AT TIME ZONE 'UTC' AND ${instant} < (${au}::date + 2)::timestamp AT TIME ZONE 'UTC'
    AND (${instant} AT TIME ZONE ${fuseau})::date BETWEEN ${du}::date AND ${au}::date)`;

function where(question: EtendueDePassages, scope: Scope) {
  const { ecran, diaporama, annonce } = question;
  return sql`${during(sql`heure`, sql`fuseau`, question)} AND ${own(scope)}
    AND (${ecran ?? null}::bigint IS NULL OR ecran_id = ${ecran ?? null})
    AND (${diaporama ?? null}::bigint IS NULL OR diaporama = ${diaporama ?? null})
    AND (${annonce ?? null}::bigint IS NULL OR annonce = ${annonce ?? null})`;
}

const SUMS = sql`coalesce(sum(passages), 0)::int AS passages, coalesce(round(sum(millisecondes) / 1000.0), 0)::float AS secondes,
  coalesce(sum(interrompus), 0)::int AS interrompus, coalesce(sum(echecs), 0)::int AS echecs`;

export async function totalDePassages(db: Db, scope: Scope, question: QuestionDePassages): Promise<Compte> {
  const { rows } = await sql<Compte>`SELECT ${SUMS} FROM passages_par_heure WHERE ${where(question, scope)}`.execute(
    db,
  );
  return rows[0] ?? { passages: 0, secondes: 0, interrompus: 0, echecs: 0 };
}

const SUR_PLACE = sql`heure AT TIME ZONE fuseau`;
/** How showings are grouped, and where the name of a group is read. */
const GROUPES: Readonly<
  Record<QuestionDePassages['par'], { readonly cle: RawBuilder<unknown>; readonly nom: RawBuilder<unknown> }>
> = {
  ecran: { cle: sql`ecran_id::text`, nom: sql`(SELECT nom FROM ecrans WHERE id = cle::bigint)` },
  diapositive: { cle: sql`diaporama || ' ' || diapositive`, nom: sql`NULL::text` },
  annonce: { cle: sql`annonce::text`, nom: sql`(SELECT nom FROM annonces WHERE id = cle::bigint)` },
  objet: { cle: sql`objet::text`, nom: sql`(SELECT nom FROM objets WHERE id = cle::bigint)` },
  jour: { cle: sql`to_char(${SUR_PLACE}, 'YYYY-MM-DD')`, nom: sql`NULL::text` },
  heure: { cle: sql`to_char(${SUR_PLACE}, 'HH24')`, nom: sql`NULL::text` },
};
const MOST = 1_000;

/** The groups of showings, the most shown first; days and hours in their order. */
export async function lignesDePassages(db: Db, scope: Scope, question: QuestionDePassages): Promise<LigneComptee[]> {
  const { cle, nom } = GROUPES[question.par];
  const inTime = question.par === 'jour' || question.par === 'heure';
  const { rows } = await sql<LigneComptee>`
    SELECT cle, ${nom} AS nom, diaporama, passages, secondes, interrompus, echecs FROM (
      SELECT ${cle} AS cle, min(diaporama) AS diaporama, ${SUMS}
      FROM passages_par_heure WHERE ${where(question, scope)} AND ${cle} IS NOT NULL GROUP BY 1
    ) AS comptes ORDER BY ${inTime ? sql`cle` : sql`passages DESC, cle`} LIMIT ${MOST}`.execute(db);
  return rows;
}

export interface HeureComptee extends Compte {
  readonly jour: string;
  readonly heure: string;
  readonly ecran: number;
  readonly nomDeLEcran: string | null;
  readonly diaporama: number;
  readonly nomDuDiaporama: string | null;
  readonly diapositive: string;
  readonly objet: string | null;
  readonly annonce: string | null;
}

/** The contents that each screen showed in each hour, in order. */
export async function heuresDePassages(db: Db, scope: Scope, question: EtendueDePassages): Promise<HeureComptee[]> {
  const { rows } = await sql<HeureComptee>`
    SELECT to_char(${SUR_PLACE}, 'YYYY-MM-DD') AS jour, to_char(${SUR_PLACE}, 'HH24') AS heure, ecran_id AS ecran,
      (SELECT nom FROM ecrans WHERE ecrans.id = compte.ecran_id) AS "nomDeLEcran", diaporama,
      (SELECT nom FROM diaporamas WHERE diaporamas.id = compte.diaporama) AS "nomDuDiaporama", diapositive,
      (SELECT nom FROM objets WHERE objets.id = compte.objet) AS objet,
      (SELECT nom FROM annonces WHERE annonces.id = compte.annonce) AS annonce, passages, round(millisecondes / 1000.0)::float AS secondes, interrompus, echecs
    FROM passages_par_heure AS compte WHERE ${where(question, scope)}
    ORDER BY 1, 2, ecran_id, diaporama, diapositive, compte.annonce, compte.objet`.execute(db);
  return rows;
}

/** How many numbers are missing among numbered showings, which were never told. Known by screen only. */
export async function passagesManquants(db: Db, scope: Scope, question: QuestionDePassages): Promise<number | null> {
  const { ecran, diaporama, annonce } = question;
  if (diaporama !== undefined || annonce !== undefined) return null;
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(sum(manquants), 0)::float AS n FROM (
      SELECT max(numero) - min(numero) + 1 - count(DISTINCT numero) AS manquants
      FROM passages_ecran JOIN ecrans ON ecrans.id = ecran_id
      WHERE ${during(sql`debut`, sql`fuseau`, question)} AND ${own(scope)}
        AND (${ecran ?? null}::bigint IS NULL OR ecran_id = ${ecran ?? null})
      GROUP BY ecran_id, demarrage
    ) AS demarrages`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface PassageGarde {
  readonly debut: Date;
  readonly duree: number;
  readonly resultat: 'entier' | 'interrompu' | 'echec';
  readonly diaporama: number;
  readonly nomDuDiaporama: string | null;
  readonly diapositive: string;
  readonly objet: string | null;
  readonly annonce: string | null;
}

const PAGE = 200;

/** The last showings of a screen that the reader was found to see. */
export async function derniersPassages(db: Db, ecran: number, avant: Date | null): Promise<PassageGarde[]> {
  const { rows } = await sql<PassageGarde>`
    SELECT debut, duree, resultat, diaporama, diapositive, diaporamas.nom AS "nomDuDiaporama", objets.nom AS objet,
      annonces.nom AS annonce
    FROM passages_ecran AS passage LEFT JOIN diaporamas ON diaporamas.id = diaporama
    LEFT JOIN objets ON objets.id = passage.objet LEFT JOIN annonces ON annonces.id = passage.annonce
    WHERE ecran_id = ${ecran} AND (${avant}::timestamptz IS NULL OR debut < ${avant})
    ORDER BY debut DESC LIMIT ${PAGE}`.execute(db);
  return rows;
}
