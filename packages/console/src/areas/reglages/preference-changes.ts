import {
  CHAMPS_DE_PREFERENCE,
  type ClePreference,
  type Origine,
  type Surcharges,
  surchargesSchema,
} from '@bridge/contract';
import type { Problem } from '../../ui/use-schema-form.ts';
import type { Change } from './change-lines.tsx';

export const preferenceId = (cle: string) => `preference-${cle}`;

export function preferenceChanges(cles: readonly ClePreference[], before: Surcharges, after: Surcharges): Change[] {
  return cles.map((cle) => ({ key: cle, field: CHAMPS_DE_PREFERENCE[cle], before: before[cle], after: after[cle] }));
}

export function preferenceProblems(typed: Surcharges): Problem[] {
  const { error } = surchargesSchema.safeParse(typed);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
}

/** Where an inherited value comes from. */
export function originText(origine: Origine): string {
  return origine === null ? 'valeur de l’instance' : `hérité de ${origine.nom}`;
}
