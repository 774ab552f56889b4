import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, settle } from './testing/page.ts';

const ICI = 'http://localhost:3000/public/ot/fr/liste';

beforeEach(() => {
  window.history.replaceState(null, '', '/public/ot/fr/liste');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sandboxed = () => {
  throw new DOMException('opaque origin', 'SecurityError');
};

const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    window.history.back();
  });

describe('a list in its page', () => {
  it('follows its own links in place, under their real address', async () => {
    const { find, demandes, answer, objets, hote } = open();
    find('#tri').click();
    expect(demandes[0]?.adresse.href).toBe(`${ICI}?tri=nom`);
    await answer({ elements: [2, 1] });
    expect(objets()).toEqual(['2', '1']);
    expect(window.location.href).toBe(`${ICI}?tri=nom`);
    expect(hote.navigate).not.toHaveBeenCalled();
  });

  it('leaves to the browser what asks for another tab', () => {
    const { find, demandes } = open();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // Listens after the list, so that nothing is opened by the test.
    document.addEventListener('click', (seen) => seen.preventDefault(), { once: true });
    find('#tri').dispatchEvent(event);
    find('#tri').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(demandes).toHaveLength(0);
  });

  it('announces the new count in the region that was there, and keeps the focus', async () => {
    const { find, answer } = open();
    const region = find('[role=status]');
    find('#tri').focus();
    find('#tri').click();
    await answer({ compteur: '1 objet', elements: [2] });
    expect(find('[role=status]')).toBe(region);
    expect(region.textContent).toBe('1 objet');
    expect(document.activeElement).toBe(find('#tri'));
  });

  it('stays on the choice that was made when the others go', async () => {
    const { find, answer } = open({ choix: ['a', 'b', 'c'] });
    const choix = find<HTMLInputElement>('input[value=c]');
    choix.focus();
    choix.checked = true;
    find<HTMLFormElement>('form').requestSubmit();
    await answer({ choix: ['c'], coches: ['c'] });
    expect(document.activeElement).toBe(choix);
    expect(choix.value).toBe('c');
    expect(choix.checked).toBe(true);
  });

  it('goes to the results when what had the focus is gone', async () => {
    const { find, answer } = open({ elements: [1, 2] });
    find('li[data-bridge-objet="1"] a').focus();
    find('#tri').click();
    await answer({ elements: [2] });
    expect(document.activeElement).toBe(find('[data-bridge-resultats]'));
  });

  it('follows the link as usual when the answer does not come', async () => {
    const { find, answer, hote } = open();
    find('#tri').click();
    await answer(new Error('network'));
    expect(hote.navigate.mock.calls[0]?.[0].href).toBe(`${ICI}?tri=nom`);
  });

  it('follows the link as usual when the answer is something else', async () => {
    const { find, demandes, hote } = open();
    find('#tri').click();
    demandes[0]?.answer('<p>Portail du réseau</p>');
    await settle();
    expect(hote.navigate).toHaveBeenCalledOnce();
  });

  it('forgets the older question when a newer one is asked, whichever answer comes first', async () => {
    const { find, demandes, answer, objets, hote } = open();
    find('#tri').click();
    find<HTMLFormElement>('form').requestSubmit();
    expect(demandes[0]?.signal?.aborted).toBe(true);
    await answer({ elements: [8] }, 1);
    await answer({ elements: [9] }, 0);
    expect(objets()).toEqual(['8']);
    expect(hote.navigate).not.toHaveBeenCalled();
  });

  it('navigates at once when the page may not change its address', () => {
    const { find, demandes, hote } = open();
    vi.spyOn(window.history, 'replaceState').mockImplementation(sandboxed);
    find('#tri').click();
    expect(hote.navigate.mock.calls[0]?.[0].href).toBe(`${ICI}?tri=nom`);
    expect(demandes).toHaveLength(0);
  });

  it('is again what it was when the visitor goes back, at the same place and without the network', async () => {
    const { find, answer, objets, demandes, hote } = open({ elements: [1, 2] });
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    find('#tri').click();
    await answer({ elements: [5] });
    await back();
    expect(objets()).toEqual(['1', '2']);
    expect(window.location.href).toBe(ICI);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
    expect(demandes).toHaveLength(1);
    expect(hote.navigate).not.toHaveBeenCalled();
  });

  it('in a frame stays a page for one, and so does what it leads to', async () => {
    window.history.replaceState(null, '', '/public/ot/fr/liste?cadre=1');
    const { find, demandes, answer } = open();
    find('#tri').click();
    expect(demandes[0]?.adresse.search).toBe('?tri=nom&cadre=1');
    await answer({ elements: [2] });
    expect(window.location.search).toBe('?tri=nom&cadre=1');
    expect(find<HTMLAnchorElement>('li a').search).toBe('?cadre=1');
    expect(find<HTMLInputElement>('input[name=cadre]').value).toBe('1');
  });

  it('never runs a script of an answer', async () => {
    const { find, demandes } = open();
    find('#tri').click();
    demandes[0]?.answer(
      '<div class="bridge" data-bridge="liste"><script>window.touched = true</script><p role="status">1</p></div>',
    );
    await settle();
    expect('touched' in window).toBe(false);
  });
});

describe('an engine', () => {
  it('asks with what was filled in only, and for no distance from nowhere', () => {
    const { find, demandes } = open();
    find<HTMLInputElement>('#q').value = '  gîte ';
    find<HTMLFormElement>('form').requestSubmit();
    expect(demandes[0]?.adresse.search).toBe('?q=g%C3%AEte');
  });

  it('says what the address says, whatever the browser put back; what was typed meanwhile stays', () => {
    const type = (racine: HTMLElement) => {
      const champ = racine.querySelector<HTMLInputElement>('#q');
      if (champ) champ.value = 'ancien';
    };
    expect(open({ texte: 'gîte' }, { hote: { revient: true }, avant: type }).find<HTMLInputElement>('#q').value).toBe(
      'gîte',
    );
    expect(open({ texte: 'gîte' }, { hote: { revient: false }, avant: type }).find<HTMLInputElement>('#q').value).toBe(
      'ancien',
    );
  });

  it('that is not live waits for its button', () => {
    vi.useFakeTimers();
    const { find, demandes } = open();
    find('#q').dispatchEvent(new InputEvent('input', { bubbles: true }));
    vi.runAllTimers();
    expect(demandes).toHaveLength(0);
  });

  it('that is live asks once for what is typed in one go', () => {
    vi.useFakeTimers();
    const { find, demandes } = open({ direct: true });
    const champ = find<HTMLInputElement>('#q');
    for (const texte of ['g', 'gî', 'gît']) {
      champ.value = texte;
      champ.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    vi.runAllTimers();
    expect(demandes.map(({ adresse }) => adresse.searchParams.get('q'))).toEqual(['gît']);
  });

  it('that is live waits for its button where each answer is another page', () => {
    vi.useFakeTimers();
    const { find, demandes, hote } = open({ direct: true });
    vi.spyOn(window.history, 'replaceState').mockImplementation(sandboxed);
    find('#q').dispatchEvent(new InputEvent('input', { bubbles: true }));
    vi.runAllTimers();
    expect(demandes).toHaveLength(0);
    expect(hote.navigate).not.toHaveBeenCalled();
  });

  it('that is live waits for letters being composed', () => {
    vi.useFakeTimers();
    const { find, demandes } = open({ direct: true });
    const champ = find<HTMLInputElement>('#q');
    champ.value = 'お';
    champ.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    vi.runAllTimers();
    expect(demandes).toHaveLength(0);
    champ.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    vi.runAllTimers();
    expect(demandes).toHaveLength(1);
  });

  it('leaves alone the word that is being typed while an answer comes', async () => {
    const { find, answer } = open();
    find<HTMLFormElement>('form').requestSubmit();
    const champ = find<HTMLInputElement>('#q');
    champ.focus();
    champ.value = 'gîte rur';
    await answer({ texte: 'gîte' });
    expect(champ.value).toBe('gîte rur');
  });

  it('asks where the visitor is when they press the button, and no earlier', () => {
    const getCurrentPosition = vi.fn();
    const geolocalisation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
    const { find, demandes } = open({}, { hote: { geolocalisation } });
    const bouton = find('[data-bridge-autour]');
    expect(bouton.hidden).toBe(false);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    bouton.click();
    getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 48.12345, longitude: -1.98765 } });
    const asked = demandes[0]?.adresse.searchParams;
    expect([asked?.get('d-lat'), asked?.get('d-lon'), asked?.get('d-km')]).toEqual(['48.123', '-1.988', '10']);
  });

  it('says so when the visitor may not be found', () => {
    const getCurrentPosition = vi.fn();
    const geolocalisation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
    const { find } = open({}, { hote: { geolocalisation } });
    find('[data-bridge-autour]').click();
    getCurrentPosition.mock.calls[0]?.[1]();
    expect(find('.bridge-dit').textContent).toBe('Votre position n’est pas disponible.');
  });
});
