import type { BrouillonDeRubrique, PeriodeDeRegle } from '@bridge/contract';
import { sql } from 'kysely';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { countOf, idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../catalogue/selection/question.ts';
import type { Db } from '../../schema.ts';
import type { Cadre } from '../cadre.ts';
import { type GroupeDObjets, groupObjets } from '../groupes.rules.ts';
import { openSelection } from '../selection.ts';
import { labelsDesObjets, nomsDesModalites } from './modalites.repository.ts';
import { fenetreAt, periodeDe, reglesDuTamis } from './rubrique.question.ts';

/** The fields that decide the objets and groups of a section. */
export type RubriqueAOuvrir = Pick<
  BrouillonDeRubrique,
  'selection' | 'tri' | 'scoring' | 'scoreMinimal' | 'niveaux' | 'plusieursJours' | 'limiteObjets'
>;

export interface RubriqueOuverte {
  /** How many objets it prints, read or not. */
  readonly retenus: number;
  /** The objets in order. */
  readonly ids: readonly number[];
  /** The groups, none when nothing groups the objets. */
  readonly groupes: readonly GroupeDObjets[];
  readonly indexes: ReadonlyMap<number, ObjetIndexe>;
}

interface Ouverture {
  /** The days that the document covers; null: as far as a section says itself. */
  readonly periode: PeriodeDeRegle | null;
  /** Objets that are looked at. */
  readonly most: number;
  /** The profile whose scores are wanted besides. */
  readonly profils?: readonly number[];
}

/** The question of a section; undefined when its sélection cannot be read. */
export async function questionDeRubrique(
  tx: Db,
  cadre: Cadre,
  rubrique: Pick<RubriqueAOuvrir, 'selection' | 'tri' | 'niveaux' | 'scoring' | 'scoreMinimal'>,
  periode: PeriodeDeRegle | null,
): Promise<Question | undefined> {
  const { selection, tri } = rubrique;
  const { question } = await openSelection(tx, cadre, { selection, tri, regles: reglesDuTamis(rubrique, periode) });
  return question;
}

/** The objets of a section under their groups; undefined when its sélection cannot be read. */
export async function openRubrique(
  tx: Db,
  cadre: Cadre,
  rubrique: RubriqueAOuvrir,
  { periode, most, profils = [] }: Ouverture,
): Promise<RubriqueOuverte | undefined> {
  const question = await questionDeRubrique(tx, cadre, rubrique, periode);
  if (question === undefined) return undefined;
  const total = await countOf(tx, question);
  const retenus = Math.min(total, rubrique.limiteObjets ?? total);
  const ids = await idsOf(tx, question, { offset: 0, limit: Math.min(retenus, most) });
  const read = await objetsIndexes(tx, { where: sql`id = ANY(${ids}::bigint[])`, apres: 0, most: ids.length, profils });
  const indexes = new Map(read.map((one) => [one.id, one]));
  const { niveaux, plusieursJours } = rubrique;
  const criteres = niveaux.flatMap(({ critere }) => critere ?? []);
  const groupes = groupObjets(
    ids.flatMap((id) => indexes.get(id) ?? []),
    niveaux,
    {
      langue: cadre.langue,
      ...fenetreAt(cadre.at, periodeDe({ niveaux }, periode)),
      plusieursJours,
      modalites: await nomsDesModalites(tx, criteres, cadre.langue),
      labels: niveaux.some(({ par }) => par === 'label') ? await labelsDesObjets(tx, ids, cadre.langue) : new Map(),
    },
  );
  return { retenus, ids, groupes, indexes };
}
