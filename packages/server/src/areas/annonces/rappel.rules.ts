import { numeroOf } from '@bridge/contract';

/** Days before the end when people are told, the last first. */
const DELAIS = [7, 30] as const;
/** The longest of them. */
export const DELAI_MAX = Math.max(...DELAIS);

export interface AnnonceFinissante {
  readonly id: number;
  readonly nom: string;
  readonly annonceur: string;
  readonly du: string;
  /** Its last day. */
  readonly au: string;
  readonly entiteId: number | null;
  /** Who made it, who said yes to it. */
  readonly auteurs: readonly number[];
}

export interface Rappel {
  readonly annonce: AnnonceFinissante;
  readonly jours: number;
  /** As many days are left. */
  readonly reste: number;
}

/**
 * What is to be told that day: of the delays that an annonce is within, the shortest. What was sold for less than a delay is not told at
 * once that it ends.
 */
export function rappelsDus(
  annonces: readonly AnnonceFinissante[],
  jour: string,
  dits: readonly { readonly annonce: number; readonly fin: string; readonly jours: number }[],
): Rappel[] {
  const told = new Set(dits.map(({ annonce, fin, jours }) => `${annonce} ${fin} ${jours}`));
  return annonces.flatMap((annonce): Rappel[] => {
    const reste = between(jour, annonce.au);
    const jours = DELAIS.find((delai) => reste >= 0 && reste <= delai && between(annonce.du, annonce.au) > delai);
    if (jours === undefined || told.has(`${annonce.id} ${annonce.au} ${jours}`)) return [];
    return [{ annonce, jours, reste }];
  });
}

const between = (from: string, to: string): number => (numeroOf(to) ?? 0) - (numeroOf(from) ?? 0);
