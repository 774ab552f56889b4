import type { ChampDecouvert, Ligne } from '@bridge/contract';
import { compareStructures } from './structure.compare.ts';
import { structureFromSample } from './structure.sample.ts';

/** A field of a syndication that its client renamed or took away while a mapping reads it. */
export type Derive =
  | { readonly kind: 'renomme'; readonly avant: string; readonly apres: string }
  | { readonly kind: 'disparu'; readonly champ: string };

/** The fewest records from which the fields of a feed are said to have changed. */
const FEWEST = 10;

/** What became of the fields that a mapping reads, as records of today show it. */
export function deriveOf(
  structure: readonly ChampDecouvert[],
  lignes: readonly Ligne[],
  fiches: readonly unknown[],
): readonly Derive[] {
  if (structure.length === 0 || fiches.length < FEWEST) return [];
  const read = new Set(lignes.filter(({ cible }) => cible !== 'ignore').map(({ champ }) => champ));
  const { renommes, disparus } = compareStructures([...structure], structureFromSample(fiches));
  return [
    ...renommes
      .filter(({ avant }) => read.has(avant))
      .map(({ avant, apres }) => ({ kind: 'renomme', avant, apres }) as const),
    ...disparus.filter((champ) => read.has(champ)).map((champ) => ({ kind: 'disparu', champ }) as const),
  ];
}
