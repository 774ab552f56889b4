import { civilTime, instantOf, numeroOf, type Point, type Ref, textOf } from '@bridge/contract';
import { owns, type Scope } from '../../platform/auth/identity.ts';

/** When, and what the records that rules name stand for. Looked up before anything is asked: compiling and interpreting are pure. */
export interface Contexte {
  readonly at: Date;
  /** Civil day and minute of the day, in Paris. */
  readonly jour: string;
  readonly minute: number;
  readonly resolution: Resolution;
}

export interface Resolution {
  /** All the records that a reference stands for: those below it, those that mean the same. By « modalite 12 ». */
  readonly etendues: ReadonlyMap<string, readonly number[]>;
  /** The keys that the number of a criterion is found by, by its id. */
  readonly criteres: ReadonlyMap<number, readonly string[]>;
  /** Where objets that rules look around are; those without a position are not there. */
  readonly positions: ReadonlyMap<number, Point>;
  /** The profiles whose scores may be told: those that the reader sees. */
  readonly profils: ReadonlySet<number>;
  /** The added fields that everybody may read; the others are read in one's own objets alone. */
  readonly champsPublics: ReadonlySet<string>;
  /** Who asks. */
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

/** A record that is gone stands for nothing: no objet has it. */
export function etendueDe(ref: Ref, { resolution }: Contexte): readonly number[] {
  return resolution.etendues.get(cleDeRef(ref)) ?? [];
}

const AJOUTE = 'champ:';

/** Whether the reader may know what an objet of an entity holds under a key: an added field that is not public is its owner's own. */
export function mayRead(cle: string, entiteId: number | null, { resolution }: Contexte): boolean {
  if (!cle.startsWith(AJOUTE) || resolution.champsPublics.has(cle.slice(AJOUTE.length))) return true;
  return owns(resolution.scope, entiteId);
}

/** The midnight of Paris that a day begins with, so many days ago: 0 for today. */
export function depuisJours(jours: number, { jour }: Contexte): Date {
  return instantOf(textOf((numeroOf(jour) ?? 0) - jours), '00:00');
}
