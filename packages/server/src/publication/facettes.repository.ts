import type { Regle } from '@bridge/contract';
import { sql } from 'kysely';
import { compileRegle } from '../catalogue/regle/compile.repository.ts';
import { EACH_TIME, retainedWhere } from '../catalogue/selection/evaluation.repository.ts';
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
  if (filtre.cible === 'ouvert') return [{ code: filtre.code, slug: '1', regle: { genre: 'ouvert-maintenant' } }];
  return filtre.choix.flatMap((choix) => {
    const regle = conditionDuChoix(filtre, choix);
    return regle === null ? [] : [{ code: filtre.code, slug: choix.slug, regle }];
  });
}

/** What choices ask about. */
const COLUMNS = sql`type_bridge, insee, commune_norme, modalites, tags, langues_parlees, creneaux, indexe_le`;
/** A query holds so many conditions without trouble. */
const AT_ONCE = 500;

async function nombresDe(tx: Db, question: Question, choix: readonly Choix[]): Promise<number[]> {
  const nombres: number[] = [];
  for (let from = 0; from < choix.length; from += AT_ONCE) {
    const counts = choix
      .slice(from, from + AT_ONCE)
      .map(({ regle }) => sql`count(*) FILTER (WHERE ${compileRegle(regle, question.contexte)})`);
    const { rows } = await sql<{ nombres: number[] }>`${EACH_TIME}
      WITH retenus AS MATERIALIZED (SELECT ${COLUMNS} FROM objets WHERE ${retainedWhere(question)})
      SELECT ARRAY[${sql.join(counts)}]::int[] AS nombres FROM retenus`.execute(tx);
    nombres.push(...(rows[0]?.nombres ?? []));
  }
  return nombres;
}
