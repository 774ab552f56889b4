import {
  type ApercuDeRubrique,
  BridgeError,
  type BrouillonDeRubrique,
  type ExtremesDeRubrique,
  JOURS_D_APERCU,
  OBJETS_DESSINES,
} from '@bridge/contract';
import { sql } from 'kysely';
import { echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { atOnce, countOf, idsOf, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../catalogue/selection/question.ts';
import { type Cadre, type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { openCompositeur } from '../../composition/compositeur.ts';
import { groupObjets } from '../../composition/groupes.rules.ts';
import { longueurDObjet, type ObjetCompose } from '../../composition/objet-compose.ts';
import { openSelection } from '../../composition/selection.ts';
import { createSteps } from '../../platform/steps.ts';
import { htmlDeFiche } from '../../rendering/print/fiche.html.ts';
import { htmlDeRubrique } from '../../rendering/print/rubrique.html.ts';
import type { Db } from '../../schema.ts';
import { fenetreAt, joursRegardes, reglesDuTamis } from './rubrique.question.ts';
import { nomsDesModalites } from './rubrique.repository.ts';

/** More than a preview tells apart. */
const MOST_GROUPED = 1_000;
const MOST_MEASURED = 200;
/** Nobody waits longer for the extremes. In milliseconds. */
const MOST_WORK = 2_000;

/** What a section would print today: its groups with real objets, the first ones drawn. */
export function apercuRubrique(
  db: Db,
  demande: CadreDemande,
  rubrique: BrouillonDeRubrique,
): Promise<ApercuDeRubrique> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const { langue } = cadre;
    const jours = joursRegardes(rubrique);
    const question = await questionDe(tx, cadre, rubrique);
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
    const groupes = groupObjets(
      ids.flatMap((id) => byId.get(id) ?? []),
      rubrique.niveaux,
      {
        langue,
        ...fenetreAt(cadre.at, jours ?? JOURS_D_APERCU),
        plusieursJours: rubrique.plusieursJours,
        modalites: await nomsDesModalites(
          tx,
          rubrique.niveaux.flatMap(({ critere }) => critere ?? []),
          langue,
        ),
      },
    );
    const first = groupes.length === 0 ? ids : [...new Set(groupes.flatMap(({ objets }) => objets))];
    const compositeur = await openCompositeur(tx, cadre, { canal: 'print', blocs: rubrique.blocs });
    const objets: ObjetCompose[] = [];
    for await (const objet of compositeur.each(first.slice(0, OBJETS_DESSINES))) objets.push(objet);
    return {
      html: htmlDeRubrique({ rubrique, langue, groupes, ids, retenus, objets }),
      objets: retenus,
      groupes: groupes.map(({ titre, objets }) => ({ titre, nombre: objets.length })),
      jours,
      coupe: retenus > MOST_GROUPED,
    };
  });
}

/** Where its fiches say the most and the least: what overflows is seen before it is printed. */
export function extremesRubrique(
  db: Db,
  demande: CadreDemande,
  rubrique: BrouillonDeRubrique,
): Promise<ExtremesDeRubrique> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const question = await questionDe(tx, cadre, rubrique);
    const ids = await echantillon(tx, retainedWhere(question), MOST_MEASURED);
    const compositeur = await openCompositeur(tx, cadre, { canal: 'print', blocs: rubrique.blocs });
    const steps = createSteps();
    const measured: { readonly objet: ObjetCompose; readonly longueur: number }[] = [];
    for await (const objet of compositeur.each(ids, steps)) {
      measured.push({ objet, longueur: longueurDObjet(objet) });
      if (steps.spent() >= MOST_WORK) break;
    }
    const sorted = measured.filter(({ longueur }) => longueur > 0).sort((a, b) => b.longueur - a.longueur);
    const extreme = (one = sorted[0]) =>
      one === undefined ? null : { nom: one.objet.nom.texte, longueur: one.longueur, html: htmlDeFiche(one.objet) };
    return { examines: measured.length, plusLongue: extreme(), plusCourte: extreme(sorted.at(-1)) };
  });
}

async function questionDe(tx: Db, cadre: Cadre, rubrique: BrouillonDeRubrique): Promise<Question> {
  const { selection, tri } = rubrique;
  const { question } = await openSelection(tx, cadre, { selection, tri, regles: reglesDuTamis(rubrique) });
  if (question === undefined) throw new BridgeError('notFound');
  return question;
}
