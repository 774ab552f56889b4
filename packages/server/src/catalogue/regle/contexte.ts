import { civilTime, instantOf, numeroOf, type Point, type Ref, textOf } from '@bridge/contract';
import { owns, type Scope } from '../../platform/auth/identity.ts';

/** The moment, and what the records named by rules stand for, read beforehand: compiling and interpreting are pure. */
export interface Contexte {
  readonly at: Date;
  /** Civil day and minute of the day, in Paris. */
  readonly jour: string;
  readonly minute: number;
  readonly resolution: Resolution;
}

export interface Resolution {
  /** The records that a reference stands for, with those below it and those of the same meaning, by « modalite 12 ». */
  readonly etendues: ReadonlyMap<string, readonly number[]>;
  /** The keys of the number of a criterion, by its id. */
  readonly criteres: ReadonlyMap<number, readonly string[]>;
  /** The positions of the objets that rules search around; objets without one are absent. */
  readonly positions: ReadonlyMap<number, Point>;
  /** The profiles whose scores the reader may know. */
  readonly profils: ReadonlySet<number>;
  /** The added fields that everybody may read; others are read in the reader's own objets only. */
  readonly champsPublics: Pick<ReadonlySet<string>, 'has'>;
  /** The scope of the reader. */
  readonly scope: Scope;
}

export const RIEN_A_RESOUDRE: Resolution = {
  etendues: new Map(),
  criteres: new Map(),
  positions: new Map(),
  profils: new Set(),
  champsPublics: new Set(),
  scope: { kind: 'system', reason: 'rules that refer to nothing' },
};

export function contexteAt(at: Date, resolution: Resolution): Contexte {
  const time = civilTime(at);
  return {
    at,
    jour: time.slice(0, 10),
    minute: Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16)),
    resolution,
  };
}

export const cleDeRef = ({ ref, id }: Ref) => `${ref} ${id}`;

/** The records of a reference; none when the record is gone, so that no objet has it. */
export function etendueDe(ref: Ref, { resolution }: Contexte): readonly number[] {
  return resolution.etendues.get(cleDeRef(ref)) ?? [];
}

const AJOUTE = 'champ:';

/** Whether the reader may know the value of a key: an added field that is not public is for its owner. */
export function mayRead(cle: string, entiteId: number | null, { resolution }: Contexte): boolean {
  if (!cle.startsWith(AJOUTE) || resolution.champsPublics.has(cle.slice(AJOUTE.length))) return true;
  return owns(resolution.scope, entiteId);
}

/** The midnight of Paris that a day begins with, so many days ago: 0 for today. */
export function depuisJours(jours: number, { jour }: Contexte): Date {
  return instantOf(textOf((numeroOf(jour) ?? 0) - jours), '00:00');
}
