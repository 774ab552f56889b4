import {
  CHAMPS_DE_GESTION,
  CLES_DE_GESTION,
  type CleDeGestion,
  isSameValue,
  type ParametresDeGestion,
} from '@bridge/contract';
import type { Problem } from '../../ui/use-schema-form.ts';
import type { Change } from './change-lines.tsx';

export const parametreId = (cle: string) => `parametre-${cle}`;

export function changesOf(
  cles: readonly CleDeGestion[],
  before: ParametresDeGestion,
  after: ParametresDeGestion,
): Change[] {
  return cles.map((cle) => ({ key: cle, field: CHAMPS_DE_GESTION[cle], before: before[cle], after: after[cle] }));
}

export function differing(before: ParametresDeGestion, after: Partial<ParametresDeGestion>): CleDeGestion[] {
  return CLES_DE_GESTION.filter((cle) => cle in after && !isSameValue(before[cle], after[cle]));
}

/** What does not suit, field by field. */
export function problemsIn(typed: Partial<ParametresDeGestion>): Problem[] {
  return Object.entries(typed).flatMap(([cle, value]) => {
    // The keys of parameters are those of the fields.
    const result = CHAMPS_DE_GESTION[cle as CleDeGestion].schema.safeParse(value);
    const message = result.error?.issues[0]?.message;
    return message === undefined ? [] : [{ path: cle, message }];
  });
}
