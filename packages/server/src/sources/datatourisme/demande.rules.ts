import { formatNumber } from '@bridge/contract';
import { type Demande, FluxIllisible, type PageLue } from '../source.ts';
import type { FluxDatatourismeOuvert } from './flux.ts';

/** The largest number of pages that is asked for: a source that always names a next page would fill the disk. */
const MOST = 20_000;

/**
 * The flow, which is one answer, or the next page of one that comes in pages; null when it is whole. A flow that leads on to nothing
 * new is whole where all that it announced has come; otherwise nobody knows what else it holds, and nothing may be removed for it.
 */
export function prochaineDatatourisme({ url }: FluxDatatourismeOuvert, lues: readonly PageLue[]): Demande | null {
  const derniere = lues.at(-1);
  if (derniere === undefined) return { cle: 'flux', objet: 'Flux DATAtourisme', url };
  if (derniere.suivant === undefined) return null;
  const suivant = new URL(derniere.suivant, url).href;
  const isRead = suivant === new URL(url).href || lues.slice(0, -1).some((page) => page.suivant === derniere.suivant);
  if (derniere.nombre === 0 || isRead) {
    const { total } = derniere;
    const received = lues.reduce((sum, { nombre }) => sum + nombre, 0);
    if (total !== undefined && received >= total) return null;
    throw new FluxIllisible(SANS_SUITE, true);
  }
  if (lues.length >= MOST) throw new FluxIllisible(SANS_FIN, true);
  const rang = lues.length + 1;
  return { cle: `flux-${rang}`, objet: `Flux DATAtourisme, page ${rang}`, url: suivant };
}

const SANS_SUITE =
  'La source annonce une suite, et n’y donne rien ou renvoie à une page déjà lue\u00a0: on ne sait pas si le flux est entier. Relancez l’import plus tard.';
const SANS_FIN = `La source annonce encore une suite après ${formatNumber(MOST)}\u00a0pages\u00a0: la lecture a été arrêtée. Vérifiez l’adresse du flux, ou demandez une archive.`;
