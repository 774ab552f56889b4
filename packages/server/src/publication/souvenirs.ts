import type { Clock } from '../platform/clock.ts';

/** A value that was read for one output and serves the next ones. */
export interface ARetenir<Sujet, T> {
  readonly cle: readonly unknown[];
  /** What the value is about, by which a change tells whether it still holds. */
  readonly sujet: Sujet;
  /** The instant from which a value is read anew. */
  readonly jusque: (value: T) => Date;
}

/** Recalls a value; values under one key have one type. */
export type Souvenir<Sujet> = <T>(asked: ARetenir<Sujet, T>, read: () => Promise<T>) => Promise<T>;

export interface Souvenirs<Sujet> {
  /** Called before a page reads anything: values read during a change are not remembered. */
  open(): Souvenir<Sujet>;
  forget(isTouched: (sujet: Sujet) => boolean): void;
}

interface Kept<Sujet> {
  readonly value: unknown;
  readonly sujet: Sujet;
  readonly jusque: number;
}

/** Remembers as many as `most`; the least recently asked for is given up first. */
export function createSouvenirs<Sujet>({ now }: Clock, most: number): Souvenirs<Sujet> {
  const kept = new Map<string, Kept<Sujet>>();
  let generation = 0;
  return {
    open: () => {
      const depuis = generation;
      return async <T>({ cle, sujet, jusque }: ARetenir<Sujet, T>, read: () => Promise<T>): Promise<T> => {
        const key = JSON.stringify(cle);
        const known = kept.get(key);
        kept.delete(key);
        if (known !== undefined && known.jusque > now().getTime()) {
          kept.set(key, known);
          return known.value as T;
        }
        const value = await read();
        // Something changed meanwhile: the value may be the former one.
        if (generation !== depuis) return value;
        kept.set(key, { value, sujet, jusque: jusque(value).getTime() });
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
        return value;
      };
    },
    forget: (isTouched) => {
      generation += 1;
      for (const [key, { sujet }] of kept) if (isTouched(sujet)) kept.delete(key);
    },
  };
}
