import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hauteurDe, listenToIframes } from './ecoute.ts';
import { cibleDe, tellHauteur } from './hauteur.ts';

const ORIGINE = 'https://bridge.example';

describe('the page around a frame', () => {
  let iframe: HTMLIFrameElement;
  beforeEach(() => {
    document.body.innerHTML = `<iframe data-bridge-cadre src="${ORIGINE}/public/ot/fr/liste?cadre=1"></iframe><iframe id="autre"></iframe>`;
    const trouve = document.querySelector<HTMLIFrameElement>('iframe[data-bridge-cadre]');
    if (!trouve) throw new Error('no frame');
    iframe = trouve;
  });
  listenToIframes(window);

  const say = (data: unknown, changes: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: ORIGINE, source: iframe.contentWindow, ...changes }),
    );
  const hauteur = (value: unknown) => ({ bridge: 'hauteur', id: '12', hauteur: value });

  it('gives it the height that it says', () => {
    say(hauteur(812.4));
    expect(iframe.style.height).toBe('813px');
  });

  it('hears no other origin, were it the frame itself', () => {
    say(hauteur(812), { origin: 'https://mechant.example' });
    say(hauteur(812), { origin: '' });
    say(hauteur(812), { origin: 'https://bridge.example.mechant.example' });
    expect(iframe.style.height).toBe('');
  });

  it('hears a sandboxed page where pages are sandboxed, and nowhere else', () => {
    iframe.src = 'https://ot.example/fr/liste?cadre=1';
    say(hauteur(812), { origin: 'null' });
    expect(iframe.style.height).toBe('');
    iframe.src = `${ORIGINE}/public/ot/fr/liste?cadre=1`;
    say(hauteur(812), { origin: 'null' });
    expect(iframe.style.height).toBe('812px');
  });

  it('hears no other window, were it of the same origin', () => {
    say(hauteur(812), { source: window });
    say(hauteur(812), { source: null });
    say(hauteur(812), { source: document.querySelector<HTMLIFrameElement>('#autre')?.contentWindow ?? null });
    expect(iframe.style.height).toBe('');
  });

  it.each([
    null,
    undefined,
    'hauteur',
    812,
    [],
    {},
    { bridge: 'hauteur' },
    { bridge: 'autre', hauteur: 812 },
    { hauteur: 812 },
    ...[Number.NaN, Number.POSITIVE_INFINITY, -5, 0, 39, 20_001, 1e308, '812', '812px;color:red', null, {}, [812]].map(
      hauteur,
    ),
  ])('ignores %j', (message) => {
    say(message);
    expect(iframe.style.height).toBe('');
    expect(hauteurDe(message)).toBeNull();
  });

  it('changes nothing but the height', () => {
    say({ ...hauteur(500), src: 'javascript:alert(1)', style: 'position:fixed', width: 5000 });
    expect(iframe.getAttribute('style')).toBe('height: 500px;');
    expect(iframe.src).toBe(`${ORIGINE}/public/ot/fr/liste?cadre=1`);
  });
});

describe('a page in a frame', () => {
  afterEach(() => vi.restoreAllMocks());
  const place = (changes: { ancetres?: string[]; parent?: string; venue?: string }) =>
    cibleDe({
      document: { referrer: changes.venue ?? '' } as Document,
      location: { origin: ORIGINE, ancestorOrigins: changes.ancetres } as unknown as Location,
      parent: {
        get location(): { href: string } {
          if (changes.parent) return { href: changes.parent };
          throw new DOMException('cross origin', 'SecurityError');
        },
      } as Window,
    });

  it.each([
    [{ ancetres: ['https://ot.example'] }, 'https://ot.example'],
    [{ venue: 'https://ot.example/agenda?x=1' }, 'https://ot.example'],
    [{ parent: `${ORIGINE}/page` }, ORIGINE],
    [{ venue: `${ORIGINE}/public/ot/fr/liste` }, '*'],
    [{ venue: '' }, '*'],
    [{ ancetres: ['null'] }, '*'],
  ])('tells the site around: %j', (changes, cible) => {
    expect(place(changes)).toBe(cible);
  });

  it('says its height when it changes, and again when the page around asks', () => {
    const parent = { postMessage: vi.fn(), location: { href: 'https://ot.example/agenda' } };
    const listeners: ((event: Partial<MessageEvent>) => void)[] = [];
    const rect = vi.fn(() => ({ height: 700.2 }));
    const fenetre = {
      parent,
      location: { origin: ORIGINE },
      document: { referrer: '', documentElement: { getBoundingClientRect: rect } },
      addEventListener: (_: string, listener: (event: Partial<MessageEvent>) => void) => listeners.push(listener),
    } as unknown as Window;
    const tell = tellHauteur(fenetre, '12');
    tell();
    tell();
    expect(parent.postMessage.mock.calls).toEqual([
      [{ bridge: 'hauteur', id: '12', hauteur: 701 }, 'https://ot.example'],
    ]);
    for (const hear of listeners) {
      hear({ source: null, data: 'bridge:combien' });
      hear({ source: fenetre.parent, data: { bridge: 'combien' } });
    }
    expect(parent.postMessage).toHaveBeenCalledOnce();
    for (const hear of listeners) hear({ source: fenetre.parent, data: 'bridge:combien' });
    expect(parent.postMessage).toHaveBeenCalledTimes(2);
  });
});
