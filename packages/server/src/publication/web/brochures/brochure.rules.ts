import { FICHES_DE_BROCHURE, type Langue } from '@bridge/contract';
import type { Brochure } from '../../../composition/edition/brochure.ts';
import { CODE } from '../adresses/public.adresse.ts';
import { mot } from '../pages/mots.words.ts';

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

interface Nommee {
  readonly langue: Langue;
  /** The title of the list whose results it holds, or an empty text. */
  readonly liste: string;
  /** The name of its only objet, if there is one. */
  readonly seul: string | undefined;
  readonly site: string;
}

/** What a brochure is called: as its list, as its only objet, or the notebook of its visitor. */
export function titreDeBrochure({ langue, liste, seul, site }: Nommee): Pick<Brochure, 'titre' | 'entete'> {
  if (liste !== '') return { titre: liste };
  // The name of a single objet stands on its page already: the page is headed by the site.
  return seul === undefined ? { titre: mot(langue, 'monCarnet') } : { titre: seul, entete: site };
}
