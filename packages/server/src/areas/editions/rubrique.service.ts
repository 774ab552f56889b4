import {
  type ApercuDeRubrique,
  BridgeError,
  type BrouillonDeRubrique,
  type ExtremesDeRubrique,
  type ModeleEdition,
  modeleEdition,
  type RubriqueDynamique,
} from '@bridge/contract';
import { echantillon } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { atOnce, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { openCompositeur } from '../../composition/compositeur.ts';
import { joursRegardes } from '../../composition/edition/rubrique.question.ts';
import { openRubrique, questionDeRubrique } from '../../composition/edition/rubrique.ts';
import { longueurDObjet, type ObjetCompose } from '../../composition/objet-compose.ts';
import { createSteps } from '../../platform/steps.ts';
import { htmlDeFiche } from '../../rendering/print/fiche.html.ts';
import type { Db } from '../../schema.ts';
import { parseBrouillon } from '../brouillon.rules.ts';

type BilanDeRubrique = Omit<ApercuDeRubrique, 'pages'>;

/** More than a preview tells apart. */
const MOST_GROUPED = 1_000;
const MOST_MEASURED = 200;
/** Nobody waits longer for the extremes. In milliseconds. */
const MOST_WORK = 2_000;

/** What a section would print today: how many objets, and under which groups. */
export function bilanRubrique(db: Db, demande: CadreDemande, rubrique: RubriqueDynamique): Promise<BilanDeRubrique> {
  return atOnce(db, async (tx) => {
    const opened = await openRubrique(tx, openCadre(tx, demande), rubrique, { periode: null, most: MOST_GROUPED });
    if (opened === undefined) throw new BridgeError('notFound');
    const { retenus, groupes } = opened;
    return {
      objets: retenus,
      groupes: groupes.map(({ titre, objets }) => ({ titre, nombre: objets.length })),
      jours: joursRegardes(rubrique),
      coupe: retenus > MOST_GROUPED,
    };
  });
}

/** A model that holds this section alone, on the pages of another, or on pages of the product. */
export function modeleDeRubrique(of: ModeleEdition | null, rubrique: RubriqueDynamique): ModeleEdition {
  const pages = of ?? parseBrouillon(modeleEdition, { nom: rubrique.nom }).record;
  return {
    ...pages,
    gabaritCouverture: null,
    multiple: '1',
    plan: [
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: rubrique.id },
        titre: {},
        selection: null,
        tri: null,
        couleur: null,
        saut: 'aucun',
      },
    ],
  };
}

/** Where its fiches say the most and the least: what overflows is seen before it is printed. */
export function extremesRubrique(
  db: Db,
  demande: CadreDemande,
  rubrique: BrouillonDeRubrique,
): Promise<ExtremesDeRubrique> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const question = await questionDeRubrique(tx, cadre, rubrique, null);
    if (question === undefined) throw new BridgeError('notFound');
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
