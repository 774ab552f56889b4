import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './testing/page.ts';

beforeEach(() => window.history.replaceState(null, '', '/public/ot/fr/liste'));
afterEach(() => vi.useRealTimers());

function ouvert(prix: readonly [string, string] = ['', '60']) {
  const page = open({ direct: true, prix });
  const input = (id: string) => page.find<HTMLInputElement>(`#p-${id}`);
  const moves = (id: string, valeur: string) => {
    input(id).value = valeur;
    input(id).dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const valeurs = (...ids: string[]) => ids.map((id) => input(id).value);
  const couleur = () => {
    const { style } = page.find('[data-bridge-curseur]');
    return [style.getPropertyValue('--bridge-debut'), style.getPropertyValue('--bridge-fin')];
  };
  return { ...page, moves, valeurs, couleur };
}

describe('a slider', () => {
  it('is shown where there is a script, as its fields say', () => {
    const { find, valeurs, couleur } = ouvert();
    expect(find('[data-bridge-curseur]').hidden).toBe(false);
    expect(valeurs('de-curseur', 'a-curseur')).toEqual(['0', '60']);
    expect(couleur()).toEqual(['0%', '60%']);
  });

  it('writes in its field, and nothing at its own end', () => {
    const { moves, valeurs, couleur } = ouvert();
    moves('de-curseur', '20');
    moves('a-curseur', '100');
    expect(valeurs('de', 'a')).toEqual(['20', '']);
    expect(couleur()).toEqual(['20%', '100%']);
    moves('de-curseur', '0');
    expect(valeurs('de')).toEqual(['']);
  });

  it('follows what is typed', () => {
    const { moves, valeurs } = ouvert();
    moves('a', '80');
    moves('de', '15');
    expect(valeurs('de-curseur', 'a-curseur')).toEqual(['15', '80']);
    moves('a', '');
    expect(valeurs('a-curseur')).toEqual(['100']);
  });

  it('lets no handle go past the other one', () => {
    const { moves, valeurs } = ouvert(['40', '60']);
    moves('de-curseur', '90');
    expect(valeurs('de-curseur', 'de')).toEqual(['60', '60']);
    moves('a-curseur', '10');
    expect(valeurs('a-curseur', 'a')).toEqual(['60', '60']);
  });

  it('leaves on top the handle that can still be moved, where both stand at the same end', () => {
    const { moves, find } = ouvert(['40', '']);
    const dessus = () => find('#p-de-curseur').style.zIndex;
    expect(dessus()).toBe('');
    moves('de-curseur', '100');
    expect(dessus()).toBe('1');
    moves('de-curseur', '0');
    expect(dessus()).toBe('');
  });

  it('asks once it rests, as the fields would; an answer that comes meanwhile undoes nothing', async () => {
    vi.useFakeTimers();
    const { moves, valeurs, demandes, answer } = ouvert();
    moves('de-curseur', '20');
    vi.runAllTimers();
    moves('de-curseur', '30');
    await answer({ direct: true, prix: ['20', '60'] }, 0);
    expect(valeurs('de', 'de-curseur')).toEqual(['30', '30']);
    vi.runAllTimers();
    expect(demandes.map(({ adresse }) => adresse.search)).toEqual(['20', '30'].map((de) => `?prix-de=${de}&prix-a=60`));
    await answer({ direct: true, prix: ['30', '60'] });
    expect(valeurs('de', 'de-curseur')).toEqual(['30', '30']);
  });
});
