import { describe, expect, it } from 'vitest';
import type { PageLue } from '../source.ts';
import { prochaineDatatourisme } from './demande.rules.ts';

const flux = { mode: 'adresse', url: 'https://api.exemple.fr/v1/catalog?key=k', langues: [] } as const;
const page = (rang: number) => `/v1/catalog?key=k&page=${rang}`;
const lue = (rang: number, resume: Partial<PageLue> = {}): PageLue => ({
  cle: rang === 1 ? 'flux' : `flux-${rang}`,
  nombre: 10,
  suivant: page(rang + 1),
  ...resume,
});
const next = (...lues: readonly PageLue[]) => prochaineDatatourisme(flux, lues);
const unknownEnd = expect.objectContaining({ tronque: true });

describe('the pages of a flow of DATAtourisme', () => {
  it('are asked for one after the other, to the one that leads to no other', () => {
    expect(next()).toMatchObject({ cle: 'flux', url: flux.url });
    expect(next(lue(1), lue(2))).toMatchObject({ cle: 'flux-3', url: `https://api.exemple.fr${page(3)}` });
    expect(next(lue(1), { cle: 'flux-2', nombre: 10 })).toBeNull();
  });

  it.each([
    ['an empty page in the middle', [lue(1), lue(2, { nombre: 0 })]],
    ['a page that names itself', [lue(1), lue(2, { suivant: page(2) })]],
    ['a page that names the first', [lue(1), lue(2, { suivant: flux.url })]],
    ['a page that names one before it', [lue(1), lue(2), lue(3), lue(4, { suivant: page(3) })]],
    ['a flow that never ends', Array.from({ length: 20_000 }, (_, rang) => lue(rang + 1))],
  ])('are not taken for the whole flow by %s', (_what, lues) => {
    expect(() => next(...lues)).toThrow(unknownEnd);
  });

  it.each([
    ['an empty page', lue(3, { nombre: 0, total: 20 })],
    ['a page that names one before it', lue(3, { suivant: page(2), total: 30 })],
  ])('are the whole flow where all that it announced came before %s', (_what, last) => {
    expect(next(lue(1), lue(2), last)).toBeNull();
    expect(() => next(lue(1), lue(2), { ...last, total: 31 })).toThrow(unknownEnd);
  });
});
