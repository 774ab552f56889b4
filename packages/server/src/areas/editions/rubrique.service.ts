import {
  type ApercuDeRubrique,
  BridgeError,
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
import { longueurDObjet } from '../../composition/objet-compose.ts';
import { createSteps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import { parseBrouillon } from '../brouillon.rules.ts';
import { casExtremes, type Mesure } from './extremes.rules.ts';

type BilanDeRubrique = Omit<ApercuDeRubrique, 'pages'>;

/** The most groups and fiches that a preview examines. */
const MOST_GROUPED = 1_000;
const MOST_MEASURED = 200;
/** The longest search for the extremes, in milliseconds. */
const MOST_WORK = 2_000;

/** What a section would print today: the number of objets, and its groups. */
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

/** A model with this section alone, on the pages of another model or of the product. */
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

export interface Extremes extends Pick<ExtremesDeRubrique, 'examines' | 'extremes'> {
  /** The objets, each once. */
  readonly objets: readonly number[];
}

/** The preview of the hardest fiches: the longest, the shortest, the longest name, no photo. */
export function extremesRubrique(db: Db, demande: CadreDemande, rubrique: RubriqueDynamique): Promise<Extremes> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const question = await questionDeRubrique(tx, cadre, rubrique, null);
    if (question === undefined) throw new BridgeError('notFound');
    const ids = await echantillon(tx, retainedWhere(question), MOST_MEASURED);
    const compositeur = await openCompositeur(tx, cadre, { canal: 'print', blocs: rubrique.blocs });
    const steps = createSteps();
    const measured: Mesure[] = [];
    for await (const objet of compositeur.each(ids, steps)) {
      const { id, nom, photos } = objet;
      measured.push({ id, nom: nom.texte, longueur: longueurDObjet(objet), hasPhoto: photos.length > 0 });
      if (steps.spent() >= MOST_WORK) break;
    }
    const found = casExtremes(measured);
    return {
      examines: measured.length,
      extremes: found.map(({ cas, nom, longueur }) => ({ cas, nom, longueur })),
      objets: [...new Set(found.map(({ id }) => id))],
    };
  });
}

/** The section reduced to some objets, one after the other. */
export const rubriqueDExtremes = (rubrique: RubriqueDynamique): RubriqueDynamique => ({
  ...rubrique,
  niveaux: [],
  tri: null,
  limiteObjets: null,
  limitePages: null,
});
