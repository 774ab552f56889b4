import type { Barre } from '@bridge/contract';

const BARRES = 20;

/** The spread of scores: bars of equal width from the smallest to the largest. Equal scores make one bar. */
export function histogrammeDe(scores: readonly number[], barres = BARRES): Barre[] {
  if (scores.length === 0) return [];
  const { min, max } = etendueDe(scores);
  if (min === max) return [{ de: min, a: max, nombre: scores.length }];
  const largeur = (max - min) / barres;
  const nombres = new Array<number>(barres).fill(0);
  for (const score of scores) {
    const rang = Math.min(barres - 1, Math.floor((score - min) / largeur));
    nombres[rang] = (nombres[rang] ?? 0) + 1;
  }
  return nombres.map((nombre, rang) => ({
    de: arrondi(min + rang * largeur),
    a: rang === barres - 1 ? max : arrondi(min + (rang + 1) * largeur),
    nombre,
  }));
}

export interface Statistiques {
  readonly min: number;
  readonly max: number;
  readonly moyenne: number;
  readonly mediane: number;
}

export function statistiquesDe(scores: readonly number[]): Statistiques | null {
  if (scores.length === 0) return null;
  const tries = [...scores].sort((a, b) => a - b);
  const milieu = Math.floor(tries.length / 2);
  const haut = tries[milieu] ?? 0;
  const bas = tries.length % 2 === 0 ? (tries[milieu - 1] ?? haut) : haut;
  return {
    ...etendueDe(tries),
    moyenne: arrondi(tries.reduce((total, score) => total + score, 0) / tries.length),
    mediane: arrondi((bas + haut) / 2),
  };
}

const arrondi = (nombre: number) => Math.round(nombre * 100) / 100;

/** A loop instead of spread arguments: there are more scores than a call accepts. */
function etendueDe(scores: readonly number[]): { min: number; max: number } {
  return scores.reduce(({ min, max }, score) => ({ min: Math.min(min, score), max: Math.max(max, score) }), {
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  });
}
