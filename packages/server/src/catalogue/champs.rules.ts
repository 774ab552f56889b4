import { champsNommes, type FieldError } from '@bridge/contract';
import { refuse } from '../crud/write/refuse.rules.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { champsConnus, type Ouverture } from './champs.repository.ts';

interface CheckOptions {
  /** The value before: a field that was named already may stay, whatever became of it. */
  readonly before?: unknown;
  /** Whether it is shown to visitors, and must be public; otherwise the person must see the field. */
  readonly montre?: boolean;
}

/** Refuses added fields, named by their code, that are unknown or that the person does not see. */
export async function checkChamps(
  tx: Db,
  scope: Scope,
  valeurs: unknown,
  path: string,
  { before, montre = false }: CheckOptions = {},
): Promise<void> {
  const kept = new Set(champsNommes(before, path).map(({ code }) => code));
  const fresh = champsNommes(valeurs, path).filter(({ code }) => !kept.has(code));
  if (fresh.length === 0) return;
  const codes = [...new Set(fresh.map(({ code }) => code))];
  const connus = await champsConnus(tx, codes, scope);
  const errors = fresh.flatMap(({ code, path: place }): FieldError[] => {
    const message = defautDuChamp(code, connus.get(code), montre);
    return message === null ? [] : [{ path: place, message }];
  });
  refuse(errors);
}

function defautDuChamp(code: string, ouverture: Ouverture | undefined, montre: boolean): string | null {
  if (ouverture === 'public') return null;
  if (ouverture === undefined) return `Aucun champ n’a le code «\u00a0${code}\u00a0».`;
  if (montre) return `Le champ «\u00a0${code}\u00a0» n’est pas public\u00a0: rien n’en serait montré.`;
  return ouverture === 'vu' ? null : `Aucun champ n’a le code «\u00a0${code}\u00a0».`;
}
