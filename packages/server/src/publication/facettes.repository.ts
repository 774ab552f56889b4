import type { Regle } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { compileRegle } from '../catalogue/regle/compile.repository.ts';
import { etendueDe } from '../catalogue/regle/contexte.ts';
import { EACH_TIME, retainedWhere } from '../catalogue/selection/evaluation.repository.ts';
import { carriedWords } from '../catalogue/selection/mots-portes.repository.ts';
import type { Question } from '../catalogue/selection/question.ts';
import type { Db } from '../schema.ts';
import { conditionDuChoix, conditionsDe, toutes } from './filtre.condition.rules.ts';
import type { Etat, FiltreOffert } from './filtre.rules.ts';

/** By code of filter, then by slug of choice. */
export type Comptes = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Demande {
  readonly filtres: readonly FiltreOffert[];
  readonly etat: Etat;
  /** Asked whatever the filters are. */
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

function choixDe({ code, cible, choix: offerts }: FiltreOffert): Choix[] {
  if (cible === 'ouvert') return [{ code, cible, slug: '1', regle: { genre: 'ouvert-maintenant' } }];
  return offerts.flatMap((choix) => {
    const regle = conditionDuChoix({ cible }, choix);
    return regle === null ? [] : [{ code, cible, slug: choix.slug, regle }];
  });
}

/** What the choices of a filter ask about; none of the others counts anything. */
const COLUMNS: Readonly<Partial<Record<FiltreOffert['cible'], readonly string[]>>> = {
  typeBridge: ['type_bridge'],
  commune: ['insee', 'commune_norme'],
  critere: ['modalites'],
  tag: ['tags'],
  languesParlees: ['langues_parlees'],
  ouvert: ['creneaux', 'indexe_le'],
};
const columnsOf = ({ cible }: Choix) => COLUMNS[cible] ?? [];
const listed = (columns: Iterable<string>) => sql.join([...columns].map((column) => sql.ref(column)));

/** A query holds so many conditions without trouble. */
const AT_ONCE = 2_000;

/**
 * The objets are looked for once, and those that no choice tells apart are counted together: a hundred thousand of them have a few hundred
 * communes.
 */
async function nombresDe(tx: Db, question: Question, choix: readonly Choix[]): Promise<number[]> {
  const nombres: number[] = [];
  for (let from = 0; from < choix.length; from += AT_ONCE) {
    const some = choix.slice(from, from + AT_ONCE);
    const { rows } = await sql<{ nombres: number[] }>`${EACH_TIME}
      WITH retenus AS (
        SELECT ${listed(new Set(some.flatMap(columnsOf)))} FROM objets WHERE ${retainedWhere(question)}
      )
      SELECT ${sql.join(
        filtresDe(some).map((of) => countedTogether(of, question)),
        sql` || `,
      )} AS nombres`.execute(tx);
    nombres.push(...(rows[0]?.nombres ?? []));
  }
  return nombres;
}

/** One after the other, those of one filter together. */
function filtresDe(choix: readonly Choix[]): [Choix, ...Choix[]][] {
  const groups: [Choix, ...Choix[]][] = [];
  for (const one of choix) {
    const last = groups.at(-1);
    if (last?.[0].code === one.code) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function countedTogether(choix: readonly [Choix, ...Choix[]], question: Question): RawBuilder<unknown> {
  const { contexte } = question;
  const column = WORDS[choix[0].cible];
  if (column !== undefined) return countedByWord(column, choix, question);
  const columns = listed(columnsOf(choix[0]));
  const counts = choix.map(({ regle }) => sql`coalesce(sum(n) FILTER (WHERE ${compileRegle(regle, contexte)}), 0)`);
  return sql`(SELECT ARRAY[${sql.join(counts)}]::int[]
    FROM (SELECT ${columns}, count(*) AS n FROM retenus GROUP BY ${columns}) AS semblables)`;
}

/** Nearly every objet has a set of words of its own: there, words are counted instead. */
const WORDS: Readonly<Partial<Record<FiltreOffert['cible'], 'modalites' | 'tags'>>> = {
  critere: 'modalites',
  tag: 'tags',
};

function countedByWord(
  column: 'modalites' | 'tags',
  choix: readonly Choix[],
  { contexte }: Question,
): RawBuilder<unknown> {
  const mots = choix.flatMap(({ regle }, sens) =>
    regle.genre === 'mots'
      ? [...new Set(regle.valeurs.flatMap((valeur) => etendueDe(valeur, contexte)))].map((mot) => ({ mot, sens }))
      : [],
  );
  return sql`(SELECT array_agg(coalesce(compte.nombre, 0) ORDER BY rang)::int[]
    FROM generate_series(0, ${choix.length - 1}::int) AS rang
    LEFT JOIN (SELECT sens, sum(nombre) AS nombre FROM (${carriedWords(column, mots)}) AS portes GROUP BY sens) AS compte
    ON compte.sens = rang)`;
}
