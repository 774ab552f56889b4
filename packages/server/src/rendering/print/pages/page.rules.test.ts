import { type ModeleEdition, modeleEdition } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { isIllustree, largeurDeFiche, pageDe, vignetteDe } from './page.rules.ts';

const fields = modeleEdition.fields as Readonly<Record<string, { readonly initial?: unknown }>>;
const initial = Object.fromEntries(Object.entries(fields).map(([name, { initial: value }]) => [name, value ?? null]));
// The values of a new form.
const modele = (changes: Partial<ModeleEdition> = {}) => ({ ...initial, ...changes }) as unknown as ModeleEdition;

describe('the page of a model', () => {
  it('leaves the quiet zone empty, whatever its margins', () => {
    expect(pageDe(modele({ zoneTranquille: 12 }), 'ecran', 'guide')).toMatchObject({
      haut: 12,
      exterieure: 12,
      bas: 14,
    });
  });

  it('is one sheet of three panels for a leaflet in DL, and the page that it says otherwise', () => {
    const dl = modele({ format: 'dl' });
    expect(pageDe(dl, 'ecran', 'depliant')).toMatchObject({ largeur: 297, hauteur: 210, volets: [97, 100, 100] });
    expect(pageDe(dl, 'ecran', 'guide')).toMatchObject({ largeur: 99, hauteur: 210, volets: null });
    expect(pageDe(modele({ format: 'a4' }), 'ecran', 'depliant')).toMatchObject({ largeur: 210, volets: null });
  });

  it('has fiches as wide as its columns, or as the panel that is the narrowest', () => {
    expect(largeurDeFiche(pageDe(modele(), 'ecran', 'guide'), 2)).toBe(59.5);
    expect(largeurDeFiche(pageDe(modele({ format: 'dl' }), 'ecran', 'depliant'), 2)).toBe(77);
  });
});

it('photos are as wide as the drawing shows them', () => {
  expect([vignetteDe('guide', 'standard', 59.5), vignetteDe('guide', 'vedette', 59.5)]).toEqual([20, 59.5]);
  expect(vignetteDe('propre', 'standard', 59.5)).toBe(59.5);
  expect([isIllustree('annuaire', 'standard'), isIllustree('annuaire', 'vedette')]).toEqual([false, true]);
});
