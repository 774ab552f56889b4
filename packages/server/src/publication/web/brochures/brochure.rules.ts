import { FICHES_DE_BROCHURE } from '@bridge/contract';
import { CODE } from '../adresses/public.adresse.ts';

/** The list whose results are asked for, or null for the objets that a visitor kept. */
export function listeDemandee(query: URLSearchParams): string | null {
  const code = query.get('liste');
  return code !== null && CODE.test(code) ? code : null;
}

const NUMERO = /^[1-9]\d{0,14}$/;

/** The objets that an address names, « 12,7,31 »: each once, in their order, and no more than a brochure holds. */
export function objetsDemandes(query: URLSearchParams): readonly number[] {
  const asked = (query.get('objets') ?? '').split(',').filter((one) => NUMERO.test(one));
  return [...new Set(asked.map(Number))].slice(0, FICHES_DE_BROCHURE);
}
