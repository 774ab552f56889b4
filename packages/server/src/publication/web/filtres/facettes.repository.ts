import type { Regle } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { compileRegle } from '../../../catalogue/regle/compile.repository.ts';
import { etendueDe } from '../../../catalogue/regle/contexte.ts';
import { EACH_TIME, retainedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import { carriedWords } from '../../../catalogue/selection/mots-portes.repository.ts';
import type { Question } from '../../../catalogue/selection/question.ts';
import type { Db } from '../../../schema.ts';
import { conditionDeBascule, conditionDuChoix, conditionsDe, toutes } from './filtre.condition.rules.ts';
import type { Etat, FiltreOffert } from './filtre.rules.ts';

/** Numbers of objets by code of filter, then by slug of choice. */
export type Comptes = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Demande {
  readonly filtres: readonly FiltreOffert[];
  readonly etat: Etat;
  /** Conditions that hold whatever the visitor asks. */
  readonly toujours: readonly Regle[];
}

interface Choix {
  readonly code: string;
  readonly slug: string;
  readonly cible: FiltreOffert['cible'];
  readonly regle: Regle;
}

/**
 * How many objets each choice would leave, exactly: of those that all other filters keep. Where all the choices of a filter must fit,
 * those that are made count too. `question`: of the sélection, opened with what the choices refer to.
 */
export async function comptesDe(tx: Db, question: Question, { filtres, etat, toujours }: Demande): Promise<Comptes> {
  const alone = filtres.filter((filtre) => etat.filtres[filtre.code] !== undefined && !filtre.tous);
  const together = filtres.filter((filtre) => !alone.includes(filtre));
  const lots = [
    { filtres: together, regles: conditionsDe(filtres, etat) },
    ...alone.map((filtre) => ({ filtres: [filtre], regles: conditionsDe(filtres, etat, filtre.code) })),
  ];
  const comptes = new Map<string, Map<string, number>>(filtres.map(({ code }) => [code, new Map()]));
  for (const { filtres: those, regles } of lots) {
    const asked = { ...question, filtre: toutes([...toujours, ...regles]) };
    const choix = those.flatMap(choixDe);
    const nombres = await nombresDe(tx, asked, choix);
    for (const [rang, { code, slug }] of choix.entries()) comptes.get(code)?.set(slug, nombres[rang] ?? 0);
  }
  return comptes;
}

function choixDe(filtre: FiltreOffert): Choix[] {
  const { code, cible, choix: offerts } = filtre;
  if (cible === 'ouvert' || cible === 'fait') {
    const regle = conditionDeBascule(filtre);
    return regle === null ? [] : [{ code, cible, slug: '1', regle }];
  }
  return offerts.flatMap((choix) => {
    const regle = conditionDuChoix(filtre, choix);
    return regle === null ? [] : [{ code, cible, slug: choix.slug, regle }];
  });
}

/** The columns that decide the choices of each kind of filter; a kind that is not listed counts nothing. */
const COLUMNS: Readonly<Partial<Record<FiltreOffert['cible'], readonly string[]>>> = {
  typeBridge: ['type_bridge'],
  commune: ['insee', 'commune_norme'],
  critere: ['modalites'],
  tag: ['tags'],
  languesParlees: ['langues_parlees'],
  ouvert: ['creneaux', 'indexe_le'],
  fait: ['faits'],
  champ: ['valeurs'],
};
const columnsOf = ({ cible }: Choix) => COLUMNS[cible] ?? [];
const listed = (columns: Iterable<string>) => sql.join([...columns].map((column) => sql.ref(column)));

/** A query holds so many conditions without trouble. */
const AT_ONCE = 2_000;

/**
 * Counts the objets of each choice. Objets are read once, and those with equal columns are counted together: a hundred
 * thousand objets have a few hundred communes.
 */
async function nombresDe(tx: Db, question: Question, choix: readonly Choix[]): Promise<number[]> {
  const nombres: number[] = [];
  for (let from = 0; from < choix.length; from += AT_ONCE) {
    const some = choix.slice(from, from + AT_ONCE);
    const retenus = sql`retenus AS (
      SELECT ${listed(new Set(some.flatMap(columnsOf)))} FROM objets WHERE ${retainedWhere(question)})`;
    const { rows } = await sql<{ nombres: number[] }>`${EACH_TIME}
      WITH ${sql.join([retenus, ...motsComptes(some, question)])}
      SELECT ${sql.join(
        filtresDe(some).map((of) => countedTogether(of, question)),
        sql` || `,
      )} AS nombres`.execute(tx);
    nombres.push(...(rows[0]?.nombres ?? []));
  }
  return nombres;
}

/** The choices grouped by filter, with the position of the first choice of each group. */
function filtresDe(choix: readonly Choix[]): { rang: number; choix: [Choix, ...Choix[]] }[] {
  const groups: { rang: number; choix: [Choix, ...Choix[]] }[] = [];
  for (const [rang, one] of choix.entries()) {
    const last = groups.at(-1)?.choix;
    if (last?.[0].code === one.code) last.push(one);
    else groups.push({ rang, choix: [one] });
  }
  return groups;
}

function countedTogether(
  { rang, choix }: { readonly rang: number; readonly choix: readonly [Choix, ...Choix[]] },
  { contexte }: Question,
): RawBuilder<unknown> {
  const mots = MOTS.find(({ cible }) => cible === choix[0].cible);
  if (mots !== undefined)
    return sql`(SELECT array_agg(coalesce(nombre, 0) ORDER BY rang)::int[]
      FROM generate_series(${rang}::int, ${rang + choix.length - 1}::int) AS rang
      LEFT JOIN ${sql.table(mots.comptes)} ON sens = rang)`;
  const columns = listed(columnsOf(choix[0]));
  const counts = choix.map(({ regle }) => sql`coalesce(sum(n) FILTER (WHERE ${compileRegle(regle, contexte)}), 0)`);
  return sql`(SELECT ARRAY[${sql.join(counts)}]::int[]
    FROM (SELECT ${columns}, count(*) AS n FROM retenus GROUP BY ${columns}) AS semblables)`;
}

/** Nearly every objet has its own set of words: these filters count words instead of sets, all in one go. */
const MOTS = [
  { cible: 'critere', column: 'modalites', comptes: 'modalites_comptees' },
  { cible: 'tag', column: 'tags', comptes: 'tags_comptes' },
] as const;

/** The words that each choice counts, by the position of the choice. */
function motsComptes(choix: readonly Choix[], { contexte }: Question): RawBuilder<unknown>[] {
  return MOTS.flatMap(({ cible, column, comptes }) => {
    if (!choix.some((one) => one.cible === cible)) return [];
    const dits = choix.flatMap(({ cible: asked, regle }, sens) =>
      asked === cible && regle.genre === 'mots'
        ? [...new Set(regle.valeurs.flatMap((valeur) => etendueDe(valeur, contexte)))].map((mot) => ({ mot, sens }))
        : [],
    );
    return [
      sql`${sql.table(comptes)} AS (
        SELECT sens, sum(nombre) AS nombre FROM (${carriedWords(column, dits)}) AS portes GROUP BY sens)`,
    ];
  });
}
