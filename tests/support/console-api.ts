import type { Product } from './product.ts';

/** The administrator of a product, who calls its API to prepare journeys without the screens. */
export interface ConsoleApi {
  call<T>(method: string, path: string, body?: object): Promise<T>;
  /** Puts a file down where feeds are read from. */
  deposit(nom: string, text: string): Promise<{ readonly nom: string }>;
  /** The record of a resource by its code. */
  byCode(path: string, code: string): Promise<{ readonly id: number; readonly version: number }>;
}

export async function consoleApi({ address, account }: Pick<Product, 'address' | 'account'>): Promise<ConsoleApi> {
  const { token } = await caller(address)<{ token: string }>('POST', '/login_check', account);
  const call = caller(address, token);
  return {
    call,
    deposit: async (nom, text) => {
      const response = await fetch(`${address}/prod-api/api/administration/depots/fichiers?nom=${nom}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: text,
      });
      return ((await response.json()) as { data: { nom: string } }).data;
    },
    byCode: async (path, code) => {
      const { items } = await call<{ items: { id: number; version: number; code: string }[] }>(
        'GET',
        `/api${path}?q=${code}&itemsPerPage=100&fields=code`,
      );
      const found = items.find((item) => item.code === code);
      if (!found) throw new Error(`${path} has nothing called ${code}`);
      return found;
    },
  };
}

/** Calls the API with a token. */
export function caller(address: string, token = ''): ConsoleApi['call'] {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}/prod-api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    // The answers of the API have tests of their own.
    return ((await response.json()) as { data: T }).data;
  };
}
