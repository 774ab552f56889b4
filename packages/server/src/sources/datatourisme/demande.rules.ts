import type { Demande, PageLue } from '../source.ts';
import type { FluxDatatourismeOuvert } from './flux.ts';

/** Longer than any catalogue: a source that never stops would fill the disk. */
const MOST = 20_000;

/** The flow, which is one answer, or the next page of one that comes in pages; null when it is whole. */
export function prochaineDatatourisme({ url }: FluxDatatourismeOuvert, lues: readonly PageLue[]): Demande | null {
  const derniere = lues.at(-1);
  if (derniere === undefined) return { cle: 'flux', objet: 'Flux DATAtourisme', url };
  const { suivant, nombre } = derniere;
  // A page without offers, or one that names itself, ends it.
  if (suivant === undefined || nombre === 0 || suivant === lues.at(-2)?.suivant || lues.length >= MOST) return null;
  const rang = lues.length + 1;
  return { cle: `flux-${rang}`, objet: `Flux DATAtourisme, page ${rang}`, url: new URL(suivant, url).href };
}
