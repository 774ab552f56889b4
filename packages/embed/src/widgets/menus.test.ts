import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ouvrir } from './testing/page.ts';

beforeEach(() => window.history.replaceState(null, '', '/public/ot/fr/liste'));

/** A page with its first menu open, and what it is. */
function ouvert() {
  const page = ouvrir({ menus: true });
  const menu = page.trouver<HTMLDetailsElement>('#x');
  menu.open = true;
  const champ = page.trouver<HTMLInputElement>('#x input');
  return { ...page, menu, champ };
}
const presser = (element: Element) =>
  element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

describe('a menu of filters', () => {
  it('closes when another place of the page is pressed, or gets the focus', () => {
    const { menu, champ, trouver } = ouvert();
    presser(champ);
    champ.focus();
    expect(menu.open).toBe(true);
    presser(document.body);
    expect(menu.open).toBe(false);
    menu.open = true;
    trouver('#y summary').focus();
    expect(menu.open).toBe(false);
  });

  it('closes by Escape, which gives the focus back to its button', () => {
    const { menu, champ, trouver } = ouvert();
    champ.focus();
    champ.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(trouver('#x summary'));
  });

  it('that covers nothing stays open until it is closed', () => {
    const { menu, trouver } = ouvert();
    trouver('#x fieldset').style.position = 'static';
    presser(document.body);
    expect(menu.open).toBe(true);
  });
});

describe('the drawer of filters, on a small screen', () => {
  const echapper = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  it('closes by Escape, after the menu that is open in it', () => {
    const { menu, trouver } = ouvert();
    const tiroir = trouver<HTMLDetailsElement>('.bridge-tiroir');
    echapper();
    expect([menu.open, tiroir.open]).toEqual([false, true]);
    echapper();
    expect(tiroir.open).toBe(false);
    expect(document.activeElement).toBe(trouver('.bridge-tiroir > summary'));
  });

  it('closes on what was found, which it would hide', () => {
    const { trouver } = ouvert();
    const summary = trouver('.bridge-tiroir > summary');
    summary.scrollIntoView = vi.fn();
    trouver('#voir').click();
    expect(trouver<HTMLDetailsElement>('.bridge-tiroir').open).toBe(false);
    expect(summary.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(summary);
  });

  it('is none on a large one, where it has no button', () => {
    const { menu, trouver } = ouvert();
    const tiroir = trouver<HTMLDetailsElement>('.bridge-tiroir');
    menu.open = false;
    trouver('.bridge-tiroir > summary').style.display = 'none';
    echapper();
    expect(tiroir.open).toBe(true);
  });
});

describe('the button that filters', () => {
  it('gives its place to what leads to the results, where they come by themselves', () => {
    const hidden = (direct: boolean) =>
      ['filtrer', 'voir'].map((quoi) => ouvrir({ direct, menus: true }).trouver(`[data-bridge-${quoi}]`).hidden);
    expect([hidden(false), hidden(true)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('stays where nothing is asked without it', async () => {
    expect(ouvrir().trouver('[data-bridge-filtrer]').hidden).toBe(false);
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('opaque origin', 'SecurityError');
    });
    expect(ouvrir({ direct: true }).trouver('[data-bridge-filtrer]').hidden).toBe(false);
    vi.restoreAllMocks();
  });

  it('is gone where each choice is asked at once, and stays so after an answer', async () => {
    const { trouver, repondre } = ouvrir({ direct: true });
    expect(trouver('[data-bridge-filtrer]').hidden).toBe(true);
    trouver('#tri').click();
    await repondre({ direct: true });
    expect(trouver('[data-bridge-filtrer]').hidden).toBe(true);
  });
});
