import { type BrouillonDeScoring, jourEnMots, type LigneDeScore, type RegleDeScore } from '@bridge/contract';
import type { Contexte } from '../regle/contexte.ts';
import { answersTo } from '../regle/interprete.rules.ts';
import type { ObjetIndexe } from '../regle/objet-indexe.ts';
import { partDe } from './part.rules.ts';

/** The fields that decide a score, apart from which objets get one. */
export type ProfilDeScore = Pick<BrouillonDeScoring, 'regles' | 'bonus' | 'min' | 'max' | 'normalise'>;

export interface ScoreExplique {
  readonly score: number;
  /** All that counted, in order: the points add up to the score, to the hundredth. */
  readonly lignes: readonly LigneDeScore[];
}

/**
 * The score of an objet, with its explanation: stored scores and explanations come from here, so that they are equal.
 * Points are counted in hundredths, since whole numbers add up exactly.
 */
export function scoreDe(profil: ProfilDeScore, objet: ObjetIndexe, contexte: Contexte): ScoreExplique {
  const gains = [
    ...profil.regles.map((regle) => gainDeRegle(regle, objet, contexte)),
    ...gainsDeBonus(profil, objet, contexte),
  ];
  const brut = gains.reduce((total, { centiemes }) => total + centiemes, 0);
  const echelle = profil.normalise ? enEchelle(profil, brut, contexte) : brut;
  const score = borne(echelle, profil);
  return {
    score: score / CENT,
    lignes: [
      ...gains.map(({ centiemes, ...ligne }) => ({ ...ligne, points: centiemes / CENT })),
      ...ajustement('echelle', 'Ramené de 0 à 100', echelle - brut),
      ...ajustement('borne', score < echelle ? 'Score maximal' : 'Score minimal', score - echelle),
    ],
  };
}

const CENT = 100;
/** -0 is written 0. */
const enCentiemes = (points: number) => Math.round(points * CENT) + 0;

type Gain = Omit<LigneDeScore, 'points'> & { readonly centiemes: number };

function gainDeRegle(regle: RegleDeScore, objet: ObjetIndexe, contexte: Contexte): Gain {
  const { libelle, publique, points, calcul, condition } = regle;
  const gain = { genre: 'regle', libelle, publique } as const;
  const periode = horsPeriode(regle, contexte.jour);
  if (periode !== null) return { ...gain, centiemes: 0, tenue: false, detail: periode };
  if (!answersTo(condition, objet, contexte)) return { ...gain, centiemes: 0, tenue: false, detail: '' };
  const { part, detail } = partDe(calcul, objet, contexte);
  return { ...gain, centiemes: enCentiemes(points * part), tenue: part > 0, detail };
}

/** Why a rule does not count on a day, or null when it does. */
function horsPeriode({ du, au }: Pick<RegleDeScore, 'du' | 'au'>, jour: string): string | null {
  if (du !== null && jour < du) return `compte à partir du ${jourEnMots(du)}`;
  if (au !== null && jour > au) return `a compté jusqu’au ${jourEnMots(au)}`;
  return null;
}

function gainsDeBonus({ bonus }: ProfilDeScore, { id }: ObjetIndexe, { jour }: Contexte): Gain[] {
  return bonus
    .filter(({ objet, expireLe }) => objet === id && (expireLe === null || jour <= expireLe))
    .map(({ motif, points, expireLe }) => ({
      genre: 'bonus',
      libelle: motif,
      publique: false,
      centiemes: enCentiemes(points),
      tenue: true,
      detail: expireLe === null ? '' : `jusqu’au ${jourEnMots(expireLe)}`,
    }));
}

/** Maps points to a scale from all that can be lost to all that can be earned by the rules of that day. */
function enEchelle({ regles }: ProfilDeScore, brut: number, { jour }: Contexte): number {
  const points = regles.filter((regle) => horsPeriode(regle, jour) === null).map((regle) => enCentiemes(regle.points));
  const pire = somme(points.filter((one) => one < 0));
  const mieux = somme(points.filter((one) => one > 0));
  const sur = CENT * CENT;
  // Without points to earn or lose, bonuses alone make the difference.
  if (mieux === pire) return Math.min(sur, Math.max(0, brut));
  return Math.min(sur, Math.max(0, Math.round(((brut - pire) / (mieux - pire)) * sur)));
}

const somme = (nombres: readonly number[]) => nombres.reduce((total, nombre) => total + nombre, 0);

/** A tolerance of a millionth of a hundredth: 0,29 × 100 misses 29 by less. */
const PRESQUE = 1e-6;

function borne(centiemes: number, { min, max }: Pick<ProfilDeScore, 'min' | 'max'>): number {
  const auPlus = max === null ? centiemes : Math.min(centiemes, Math.floor(max * CENT + PRESQUE));
  return min === null ? auPlus : Math.max(auPlus, Math.ceil(min * CENT - PRESQUE)) + 0;
}

function ajustement(genre: 'echelle' | 'borne', libelle: string, centiemes: number): LigneDeScore[] {
  if (centiemes === 0) return [];
  return [{ genre, libelle, points: centiemes / CENT, tenue: true, detail: '', publique: false }];
}
