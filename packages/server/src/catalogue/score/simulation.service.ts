import { type BrouillonDeScoring, MOST_SIMULES, type ObjetScore } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import { createSteps, type Steps } from '../../platform/steps.ts';
import type { Db } from '../../schema.ts';
import { contexteAt } from '../regle/contexte.ts';
import { objetsIndexes } from '../regle/objets-indexes.repository.ts';
import { resolve } from '../regle/resolution.repository.ts';
import { histogrammeDe, statistiquesDe } from './histogramme.rules.ts';
import { among, idsWithin, perimetreOf } from './perimetre.repository.ts';
import { mouvementsEntre, rank } from './rang.rules.ts';
import { savedScores } from './score.repository.ts';
import { scoreDe } from './score.rules.ts';

interface Simulation {
  readonly brouillon: BrouillonDeScoring;
  readonly scope: Scope;
  readonly at: Date;
  /** The saved profile to compare with. */
  readonly profil: number | null;
  readonly ecart: number;
  readonly most?: number;
  readonly steps?: Steps;
}

/** How many objets are read in one go, so that other requests do not wait. */
const LOT = 200;
const SHOWN = 20;
const MOVES_SHOWN = 50;

/** Computes the scores that a definition would give, without writing any. */
export async function simulate(db: Db, simulation: Simulation) {
  const { brouillon, scope, at, profil, ecart, most = MOST_SIMULES, steps = createSteps() } = simulation;
  const perimetre = await perimetreOf(db, brouillon.selection, scope, at);
  const found = await idsWithin(db, perimetre, most + 1);
  const ids = found.slice(0, most);
  const classes = rank(await notesOf(db, brouillon, ids, { scope, at, steps })).map((note, index) => ({
    ...note,
    rang: index + 1,
  }));
  const scores = classes.map(({ score }) => score);
  const avant = profil === null ? new Map<number, number>() : await savedScores(db, profil, ids);
  const mouvements = mouvementsEntre(classes, avant, ecart);
  return {
    total: classes.length,
    coupe: found.length > most,
    barres: histogrammeDe(scores),
    statistiques: statistiquesDe(scores),
    meilleurs: classes.slice(0, SHOWN),
    // The last ones that are not among the best already.
    derniers: classes.slice(Math.max(SHOWN, classes.length - SHOWN)),
    mouvements: {
      nombre: mouvements.length,
      items: mouvements
        .slice(0, MOVES_SHOWN)
        .map(({ note, rang, rangAvant, scoreAvant }) => ({ ...note, rang, rangAvant, scoreAvant })),
    },
  };
}

/** Scores one objet at a time, so that other requests get answers: profiles with many rules take long. */
async function notesOf(
  db: Db,
  brouillon: BrouillonDeScoring,
  ids: readonly number[],
  { scope, at, steps }: Required<Pick<Simulation, 'scope' | 'at' | 'steps'>>,
) {
  const contexte = contexteAt(at, await resolve(db, brouillon.regles, scope));
  const notes: Omit<ObjetScore, 'rang'>[] = [];
  for (let rang = 0; rang < ids.length; rang += LOT) {
    const where = among(ids.slice(rang, rang + LOT));
    const objets = await objetsIndexes(db, { where, apres: 0, most: LOT, profils: [] });
    for (const objet of objets) {
      const { id, nom, typeBridge, commune } = objet;
      const { score } = await steps.step(() => scoreDe(brouillon, objet, contexte));
      notes.push({ id, nom, typeBridge, commune, score });
    }
  }
  return notes;
}
