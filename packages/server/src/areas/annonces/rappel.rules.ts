import { numeroOf } from '@bridge/contract';

export interface AnnonceFinissante {
  readonly id: number;
  readonly nom: string;
  readonly annonceur: string;
  readonly du: string;
  /** The last day of the annonce. */
  readonly au: string;
  readonly entiteId: number | null;
  /** The people who made and approved the annonce. */
  readonly auteurs: readonly number[];
}

export interface Rappel {
  readonly annonce: AnnonceFinissante;
  readonly jours: number;
  /** How many days are left. */
  readonly reste: number;
}

interface Rappeles {
  /** Days before the end when people are told. */
  readonly delais: readonly number[];
  readonly dits: readonly { readonly annonce: number; readonly fin: string; readonly jours: number }[];
}

/**
 * The warnings due that day: for each annonce, its shortest delay. An annonce sold for less than a delay is not warned
 * of at once.
 */
export function rappelsDus(annonces: readonly AnnonceFinissante[], jour: string, { delais, dits }: Rappeles): Rappel[] {
  const shortestFirst = [...delais].sort((a, b) => a - b);
  const told = new Set(dits.map(({ annonce, fin, jours }) => `${annonce} ${fin} ${jours}`));
  return annonces.flatMap((annonce): Rappel[] => {
    const reste = between(jour, annonce.au);
    const jours = shortestFirst.find(
      (delai) => reste >= 0 && reste <= delai && between(annonce.du, annonce.au) > delai,
    );
    if (jours === undefined || told.has(`${annonce.id} ${annonce.au} ${jours}`)) return [];
    return [{ annonce, jours, reste }];
  });
}

const between = (from: string, to: string): number => (numeroOf(to) ?? 0) - (numeroOf(from) ?? 0);
