import {
  type ApercuDeRubrique,
  type BrouillonDeRubrique,
  bloc,
  brouillonDeSelectionSchema,
  civilDay,
  type ExtremesDeRubrique,
  type Groupe,
  JOURS_D_APERCU,
  JOURS_D_APERCU_PAR_MOIS,
  joursDe,
  type Langue,
  OBJETS_DESSINES,
  type Regle,
  selection,
  tri,
} from '@bridge/contract';
import { sql } from 'kysely';
import { echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { atOnce, countOf, idsOf, retainedWhere, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion, type Question } from '../../catalogue/selection/question.ts';
import { readRecord } from '../../crud/read.service.ts';
import { createSteps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import { type FicheDessinee, ouvrePlanche } from './fiche.dessin.ts';
import { entryOf, type Lecture } from './lecture.ts';
import { type Cadre, grouper } from './rubrique.groupes.rules.ts';
import { htmlDeRubrique } from './rubrique.html.ts';
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
      entry: entryOf(lecture.registry, bloc.id),
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
      entry: entryOf(lecture.registry, bloc.id),
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

/** Its sélection, in its order, above its score; by day, only what takes place in the days to come. */
async function questionDe(
  tx: Db,
  { registry, identity, at }: Lecture,
  rubrique: BrouillonDeRubrique,
): Promise<Question> {
  const chosen = await readRecord(tx, entryOf(registry, selection.id), identity, rubrique.selection);
  const own =
    rubrique.tri === null
      ? null
      : tri.record.parse(await readRecord(tx, entryOf(registry, tri.id), identity, rubrique.tri));
  const regles = toujours(rubrique);
  const filtre: Groupe = { genre: 'groupe', lien: 'et', regles };
  return settled(
    tx,
    await openQuestion(tx, {
      brouillon: brouillonDeSelectionSchema.strip().parse(chosen),
      scope: identity.scope,
      at,
      ...(own && { ordre: { cles: own.cles, epingles: own.epingles } }),
      ...(regles.length > 0 && { filtre }),
    }),
  );
}

function toujours(rubrique: BrouillonDeRubrique): Regle[] {
  const { scoring, scoreMinimal } = rubrique;
  const jours = joursRegardes(rubrique);
  return [
    ...(jours === null ? [] : [{ genre: 'date', sens: 'a-lieu', periode: fenetreDe(jours), sansDate: false } as const]),
    ...(scoring !== null && scoreMinimal !== null
      ? [
          {
            genre: 'nombre',
            mesure: { genre: 'score', profil: { ref: 'scoring', id: scoring } },
            min: scoreMinimal,
            max: null,
          } as const,
        ]
      : []),
  ];
}

/** By day, nobody reads further than two weeks. */
function joursRegardes({ niveaux }: BrouillonDeRubrique): number | null {
  if (niveaux.some(({ par }) => par === 'jour')) return JOURS_D_APERCU;
  return niveaux.some(({ par }) => par === 'mois') ? JOURS_D_APERCU_PAR_MOIS : null;
}

const fenetreDe = (jours: number) => ({ genre: 'jours', de: 0, a: jours - 1 }) as const;

function fenetreAt(at: Date, jours: number): { readonly du: string; readonly au: string } {
  const jour = civilDay(at);
  const { du, au } = joursDe(fenetreDe(jours), jour);
  return { du: du ?? jour, au: au ?? jour };
}
