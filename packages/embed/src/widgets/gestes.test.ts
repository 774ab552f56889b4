import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoteDe } from './hote.ts';
import { bindMesure } from './mesure.ts';
import { hoteDeTest, htmlDe, open, settle } from './testing/page.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/public/ot/fr/liste');
});
afterEach(() => vi.restoreAllMocks());

const press = (bouton: HTMLElement) => bouton.getAttribute('aria-pressed');

describe('favourites', () => {
  it('are kept in the browser and found again', () => {
    open().find('button[data-bridge-favori="2"]').click();
    const { find } = open();
    expect(press(find('button[data-bridge-favori="2"]'))).toBe('true');
    expect(press(find('button[data-bridge-favori="1"]'))).toBe('false');
    find('button[data-bridge-favori="2"]').click();
    expect(press(find('button[data-bridge-favori="2"]'))).toBe('false');
  });

  it('stay what they are when the list changes', async () => {
    const { find, answer } = open();
    find('button[data-bridge-favori="2"]').click();
    find('#tri').click();
    await answer({ elements: [2, 1] });
    expect(press(find('button[data-bridge-favori="2"]'))).toBe('true');
  });

  it('are taken along as a PDF once there are some, in their order', () => {
    const { find } = open();
    const lien = find<HTMLAnchorElement>('a[data-bridge-brochure]');
    expect(lien.hidden).toBe(true);
    find('button[data-bridge-favori="2"]').click();
    find('button[data-bridge-favori="1"]').click();
    expect(lien.hidden).toBe(false);
    expect(new URL(lien.href).searchParams.get('objets')).toBe('2,1');
    expect(lien.textContent).toBe('Carnet · 2');
    find('button[data-bridge-favori="2"]').click();
    expect(new URL(lien.href).searchParams.get('objets')).toBe('1');
    find('button[data-bridge-favori="1"]').click();
    expect(lien.hidden).toBe(true);
  });

  it('are taken along no more at once than a brochure holds: the last ones', () => {
    window.localStorage.setItem(
      'bridge:favoris:ot',
      JSON.stringify(Array.from({ length: 45 }, (_, n) => String(n + 1))),
    );
    const asked = new URL(open().find<HTMLAnchorElement>('a[data-bridge-brochure]').href).searchParams.get('objets');
    expect(asked?.split(',')).toHaveLength(40);
    expect(asked?.endsWith(',45')).toBe(true);
  });

  it('last for the visit where nothing can be kept, carried from page to page by the end of addresses', () => {
    const locked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const { stockage } = hoteDe(window, 'https://bridge.example');
    expect(stockage).toBeNull();
    locked.mockRestore();
    let fin = '';
    const fragment = {
      parse: () => fin,
      write: (texte: string) => {
        fin = texte;
      },
    };
    const { find } = open({}, { hote: { stockage, fragment } });
    const bouton = find('button[data-bridge-favori="2"]');
    expect(bouton.hidden).toBe(false);
    bouton.click();
    expect([press(bouton), fin]).toEqual(['true', '#carnet=2']);
    expect(find<HTMLAnchorElement>('li a').hash).toBe('#carnet=2');
    expect(new URL(find<HTMLFormElement>('form').action).hash).toBe('#carnet=2');
    expect(new URL(find<HTMLAnchorElement>('a[data-bridge-brochure]').href).searchParams.get('objets')).toBe('2');
    // The next page starts from the favourites in its fragment; anything that is no id is left out.
    fin = '#carnet=7,2,<b>';
    const next = open({}, { hote: { stockage, fragment } });
    expect(press(next.find('button[data-bridge-favori="2"]'))).toBe('true');
    next.find('button[data-bridge-favori="2"]').click();
    expect(fin).toBe('#carnet=7');
    // On a page of another site, the address is left alone.
    const elsewhere = open({}, { hote: { stockage, fragment: null } });
    elsewhere.find('button[data-bridge-favori="1"]').click();
    expect(elsewhere.find<HTMLAnchorElement>('li a').hash).toBe('');
    expect(elsewhere.find<HTMLAnchorElement>('a[data-bridge-brochure]').hidden).toBe(false);
  });

  it.each(['{', '"texte"', '[1, null, {}]', 'null'])('survive %s in the storage', (kept) => {
    window.localStorage.setItem('bridge:favoris:ot', kept);
    const { find } = open();
    find('button[data-bridge-favori="1"]').click();
    expect(window.localStorage.getItem('bridge:favoris:ot')).toBe('["1"]');
  });
});

describe('sharing', () => {
  it('opens the sheet of the phone', () => {
    const share = vi.fn(async () => undefined);
    open({}, { navigateur: { share } }).find('[data-bridge-partager]').click();
    expect(share).toHaveBeenCalledWith({ url: window.location.href, title: document.title });
  });

  it('copies the link where there is no sheet, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    const { find } = open({}, { navigateur: { clipboard: { writeText } } });
    find('[data-bridge-partager]').click();
    await settle();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(find('.bridge-dit').textContent).toBe('Lien copié.');
  });

  it('says so when it fails, and nothing when the visitor closes the sheet', async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockRejectedValue(new Error());
    const { racine, find } = open({}, { navigateur: { share } });
    find('[data-bridge-partager]').click();
    await settle();
    expect(racine.querySelector('.bridge-dit')).toBeNull();
    find('[data-bridge-partager]').click();
    await settle();
    expect(find('.bridge-dit').textContent).not.toBe('');
  });

  it('is hidden where neither can be', () => {
    expect(open().find('[data-bridge-partager]').hidden).toBe(true);
  });
});

describe('clicks', () => {
  const objetClique = (find: ReturnType<typeof open>['find'], id: number) => {
    const lien = find(`li[data-bridge-objet="${id}"] a`);
    lien.addEventListener('click', (event) => event.preventDefault(), { once: true });
    lien.click();
  };

  it('on an objet are counted by the server, and say nothing else', async () => {
    const { find, hote, jetons } = open();
    find('li[data-bridge-objet="2"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    const asked = 'https://bridge.example/public/_mesure?site=ot';
    expect(hote.load.mock.calls.map(([adresse]) => adresse.href)).toEqual([asked]);
    jetons[0]?.('abc.1.def');
    await settle();
    objetClique(find, 2);
    objetClique(find, 1);
    await settle();
    expect(hote.load).toHaveBeenCalledOnce();
    expect(hote.send).toHaveBeenCalledTimes(2);
    const [adresse, corps = ''] = hote.send.mock.calls[0] ?? [];
    expect(adresse).toBe('https://bridge.example/public/_mesure');
    const clic = { site: 'ot', ressource: 'listeWeb', id: 12, objet: 2, genre: 'clic', jeton: 'abc.1.def' };
    expect(JSON.parse(corps)).toEqual(clic);
  });

  it('ask nothing of the server before a visitor does something', async () => {
    const { hote } = open();
    await settle();
    expect(hote.load).not.toHaveBeenCalled();
  });

  it('wait for what the server wants to see with them, and are given up where it does not come', async () => {
    const { find, hote, jetons } = open();
    objetClique(find, 2);
    await settle();
    expect(hote.send).not.toHaveBeenCalled();
    jetons[0]?.(new Error('away'));
    await settle();
    expect(hote.send).not.toHaveBeenCalled();
  });

  it('of a page that stays open for long are told with a fresh one', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { find, hote, jetons } = open();
    objetClique(find, 2);
    jetons[0]?.('ancien');
    await settle();
    now.mockReturnValue(26 * 60_000);
    objetClique(find, 2);
    jetons[1]?.('nouveau');
    await settle();
    expect(hote.send.mock.calls.map(([, corps]) => JSON.parse(corps).jeton)).toEqual(['ancien', 'nouveau']);
  });

  it('are not counted where the site counts nothing', () => {
    const { racine } = open();
    const sans = document.createElement('div');
    sans.innerHTML = htmlDe().replace(' data-bridge-mesure', '');
    racine.replaceWith(sans);
    const { hote } = hoteDeTest();
    const autre = sans.querySelector<HTMLElement>('.bridge');
    if (autre) bindMesure(autre, hote);
    const lien = sans.querySelector<HTMLElement>('li[data-bridge-objet] a');
    lien?.addEventListener('click', (event) => event.preventDefault());
    lien?.click();
    expect(hote.send).not.toHaveBeenCalled();
  });

  it('on anything else are nobody’s business', () => {
    const { find, hote } = open();
    find('#tri').click();
    find('button[data-bridge-favori="1"]').click();
    expect(hote.send).not.toHaveBeenCalled();
  });
});

describe('a card and its pin', () => {
  it('tell each other which is looked at', () => {
    const { racine, find } = open();
    const told: unknown[] = [];
    racine.addEventListener('bridge:survol', (event) => event instanceof CustomEvent && told.push(event.detail));
    find('li[data-bridge-objet="2"] a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('li[data-bridge-objet="2"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(told).toEqual([{ objet: '2', de: 'liste' }]);
    racine.dispatchEvent(new CustomEvent('bridge:survol', { detail: { objet: '1', de: 'carte' } }));
    expect(find('li[data-bridge-objet="1"]').classList.contains('bridge-survol')).toBe(true);
    racine.dispatchEvent(new CustomEvent('bridge:survol', { detail: { objet: null, de: 'carte' } }));
    expect(racine.querySelector('.bridge-survol')).toBeNull();
  });
});

describe('a map in a list', () => {
  it('is asked for when it comes into view, and follows the list', async () => {
    const seen: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push(() => call([{ isIntersecting: true }]));
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const readAgain = vi.fn(async () => undefined);
    const loadCarte = vi.fn(async () => () => ({ readAgain }));
    const { find, answer, racine } = open({ carte: { couches: [] } }, { loadCarte });
    expect(loadCarte).not.toHaveBeenCalled();
    for (const see of seen) see();
    await settle();
    expect(loadCarte).toHaveBeenCalledOnce();
    find('[data-bridge-carte]').append(Object.assign(document.createElement('b'), { textContent: 'dessin' }));
    find('#tri').click();
    await answer({ carte: { couches: [{ href: '/autre' }] } });
    expect(readAgain).toHaveBeenCalledOnce();
    expect(racine.querySelector('[data-bridge-carte] script')?.textContent).toContain('/autre');
    expect(racine.querySelector('[data-bridge-carte] b')).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
