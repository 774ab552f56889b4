import {
  type ApercuDeRubrique,
  type BrouillonDeRubrique,
  bloc,
  type ExtremesDeRubrique,
  JOURS_D_APERCU,
  type Langue,
  OBJETS_DESSINES,
  selection,
  tri,
} from '@bridge/contract';
import { sql } from 'kysely';
import { echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { atOnce, countOf, idsOf, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../catalogue/selection/question.ts';
import { type Cadre, grouper } from '../../composition/groupes.rules.ts';
import { readRecord } from '../../crud/read.service.ts';
import { createSteps } from '../../platform/steps.ts';
import { htmlDeRubrique } from '../../rendering/print/rubrique.html.ts';
import type { Db } from '../../schema.ts';
import { type FicheDessinee, ouvrePlanche } from './fiche.dessin.ts';
import type { Lecture } from './lecture.ts';
import { fenetreAt, joursRegardes, questionDeRubrique } from './rubrique.question.ts';
import { nomsDesModalites } from './rubrique.repository.ts';

interface Demande {
  readonly rubrique: BrouillonDeRubrique;
  readonly langue: Langue;
}

/** More than a preview tells apart. */
const MOST_GROUPED = 1_000;
const MOST_MEASURED = 200;
/** Nobody waits longer for the extremes. In milliseconds. */
const MOST_WORK = 2_000;

/** What a section would print today: its groups with real objets, the first ones drawn. */
export function apercuRubrique(lecture: Lecture, { rubrique, langue }: Demande): Promise<ApercuDeRubrique> {
  return atOnce(lecture.db, async (tx) => {
    const { identity, at } = lecture;
    const jours = joursRegardes(rubrique);
    const question = await questionDe(tx, lecture, rubrique);
    const total = await countOf(tx, question);
    const retenus = Math.min(total, rubrique.limiteObjets ?? total);
    const ids = await idsOf(tx, question, { offset: 0, limit: Math.min(retenus, MOST_GROUPED) });
    const indexes = await objetsIndexes(tx, {
      where: sql`id = ANY(${ids}::bigint[])`,
      apres: 0,
      most: ids.length,
      profils: [],
    });
    const byId = new Map(indexes.map((one) => [one.id, one]));
    const cadre: Cadre = {
      langue,
      ...fenetreAt(at, jours ?? JOURS_D_APERCU),
      plusieursJours: rubrique.plusieursJours,
      modalites: await nomsDesModalites(
        tx,
        rubrique.niveaux.flatMap(({ critere }) => critere ?? []),
        langue,
      ),
    };
    const groupes = grouper(
      ids.flatMap((id) => byId.get(id) ?? []),
      rubrique.niveaux,
      cadre,
    );
    const first = groupes.length === 0 ? ids : [...new Set(groupes.flatMap(({ objets }) => objets))];
    const planche = await ouvrePlanche(tx, {
      ...rubrique,
      langue,
      identity,
      at,
      entry: lecture.registry.require(bloc.id),
    });
    const fiches = await planche.dessiner(first.slice(0, OBJETS_DESSINES));
    return {
      html: htmlDeRubrique({ rubrique, langue, groupes, ids, retenus, fiches }),
      objets: retenus,
      groupes: groupes.map(({ titre, objets }) => ({ titre, nombre: objets.length })),
      jours,
      coupe: retenus > MOST_GROUPED,
    };
  });
}

/** Where its fiches say the most and the least: what overflows is seen before it is printed. */
export function extremesRubrique(lecture: Lecture, { rubrique, langue }: Demande): Promise<ExtremesDeRubrique> {
  return atOnce(lecture.db, async (tx) => {
    const { identity, at } = lecture;
    const question = await questionDe(tx, lecture, rubrique);
    const ids = await echantillon(tx, retainedWhere(question), MOST_MEASURED);
    const planche = await ouvrePlanche(tx, {
      ...rubrique,
      langue,
      identity,
      at,
      entry: lecture.registry.require(bloc.id),
    });
    const steps = createSteps();
    const dessinees: FicheDessinee[] = [];
    for (let from = 0; from < ids.length && steps.spent() < MOST_WORK; from += OBJETS_DESSINES) {
      dessinees.push(...(await planche.dessiner(ids.slice(from, from + OBJETS_DESSINES), steps)));
    }
    const sorted = dessinees.filter(({ longueur }) => longueur > 0).sort((a, b) => b.longueur - a.longueur);
    return {
      examines: dessinees.length,
      plusLongue: extreme(sorted[0]),
      plusCourte: extreme(sorted.at(-1)),
    };
  });
}

const extreme = (fiche: FicheDessinee | undefined) =>
  fiche === undefined ? null : { nom: fiche.nom, longueur: fiche.longueur, html: fiche.html };

async function questionDe(
  tx: Db,
  { registry, identity, at }: Lecture,
  rubrique: BrouillonDeRubrique,
): Promise<Question> {
  const chosen = await readRecord(tx, registry.require(selection.id), identity, rubrique.selection);
  const own =
    rubrique.tri === null
      ? null
      : tri.record.parse(await readRecord(tx, registry.require(tri.id), identity, rubrique.tri));
  return questionDeRubrique(tx, { identity, at }, rubrique, {
    selection: chosen,
    ...(own && { ordre: { cles: own.cles, epingles: own.epingles } }),
  });
}
