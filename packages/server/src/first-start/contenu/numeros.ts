import type { Fabrique } from './fabrique.ts';

/** The numbers of the records made, by code. */
export type Numeros = ReadonlyMap<string, number>;

export async function makeAll(
  { make }: Fabrique,
  ressource: string,
  records: readonly { readonly code: string }[],
): Promise<Numeros> {
  const numeros = new Map<string, number>();
  for (const record of records) numeros.set(record.code, await make(ressource, { ...record }));
  return numeros;
}

export function numberOf(numeros: Numeros, code: string): number {
  const id = numeros.get(code);
  if (id === undefined) throw new Error(`nothing was made by the code ${code}`);
  return id;
}
