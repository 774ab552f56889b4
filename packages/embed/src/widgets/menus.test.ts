import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './testing/page.ts';

beforeEach(() => window.history.replaceState(null, '', '/public/ot/fr/liste'));

/** A page whose first menu is open, with its parts. */
function ouvert() {
  const page = open({ menus: true });
  const menu = page.find<HTMLDetailsElement>('#x');
  menu.open = true;
  const champ = page.find<HTMLInputElement>('#x input');
  return { ...page, menu, champ };
}
const press = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

describe('a menu of filters', () => {
  it('closes when another place of the page is pressed, or gets the focus', () => {
    const { menu, champ, find } = ouvert();
    press(champ);
    champ.focus();
    expect(menu.open).toBe(true);
    press(document.body);
    expect(menu.open).toBe(false);
    menu.open = true;
    find('#y summary').focus();
    expect(menu.open).toBe(false);
  });

  it('closes by Escape, which gives the focus back to its button', () => {
    const { menu, champ, find } = ouvert();
    champ.focus();
    champ.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(find('#x summary'));
  });

  it('that covers nothing stays open until it is closed', () => {
    const { menu, find } = ouvert();
    find('#x fieldset').style.position = 'static';
    press(document.body);
    expect(menu.open).toBe(true);
  });
});

describe('the drawer of filters, on a small screen', () => {
  const pressEscape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  it('closes by Escape, after the menu that is open in it', () => {
    const { menu, find } = ouvert();
    const tiroir = find<HTMLDetailsElement>('.bridge-tiroir');
    pressEscape();
    expect([menu.open, tiroir.open]).toEqual([false, true]);
    pressEscape();
    expect(tiroir.open).toBe(false);
    expect(document.activeElement).toBe(find('.bridge-tiroir > summary'));
  });

  it('closes on what was found, which it would hide', () => {
    const { find } = ouvert();
    const summary = find('.bridge-tiroir > summary');
    summary.scrollIntoView = vi.fn();
    find('#voir').click();
    expect(find<HTMLDetailsElement>('.bridge-tiroir').open).toBe(false);
    expect(summary.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(summary);
  });

  it('closes for the results with what was chosen, each answer to be taken off', () => {
    const { find } = ouvert();
    const chosen = document.createElement('div');
    chosen.className = 'bridge-actifs';
    chosen.scrollIntoView = vi.fn();
    find('.bridge-tiroir').before(chosen);
    find('#voir').click();
    expect(chosen.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(find('.bridge-tiroir > summary'));
  });

  it('is none on a large one, where it has no button', () => {
    const { menu, find } = ouvert();
    const tiroir = find<HTMLDetailsElement>('.bridge-tiroir');
    menu.open = false;
    find('.bridge-tiroir > summary').style.display = 'none';
    pressEscape();
    expect(tiroir.open).toBe(true);
  });
});

describe('the button that filters', () => {
  it('gives its place to what leads to the results, where they come by themselves', () => {
    const hidden = (direct: boolean) =>
      ['filtrer', 'voir'].map((quoi) => open({ direct, menus: true }).find(`[data-bridge-${quoi}]`).hidden);
    expect([hidden(false), hidden(true)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('stays where nothing is asked without it', async () => {
    expect(open().find('[data-bridge-filtrer]').hidden).toBe(false);
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('opaque origin', 'SecurityError');
    });
    expect(open({ direct: true }).find('[data-bridge-filtrer]').hidden).toBe(false);
    vi.restoreAllMocks();
  });

  it('is gone where each choice is asked at once, and stays so after an answer', async () => {
    const { find, answer } = open({ direct: true });
    expect(find('[data-bridge-filtrer]').hidden).toBe(true);
    find('#tri').click();
    await answer({ direct: true });
    expect(find('[data-bridge-filtrer]').hidden).toBe(true);
  });
});
