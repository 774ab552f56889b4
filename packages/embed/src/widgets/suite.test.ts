import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { join } from './join.ts';
import { open } from './testing/page.ts';

const SUITE = '/public/ot/fr/liste?page=2';

/** Callbacks that tell the list that a link came into view. */
const vus: ((lien: Element) => void)[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/public/ot/fr/liste');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vus.length = 0;
});

function withObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>();
      constructor(call: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        vus.push((target) => this.watched.has(target) && call([{ isIntersecting: true, target }]));
      }
      observe = (element: Element) => void this.watched.add(element);
      disconnect = () => this.watched.clear();
    },
  );
}
const see = (lien: Element) => {
  for (const tell of vus) tell(lien);
};

describe('« voir plus »', () => {
  it('adds the next page below and goes on from its first element', async () => {
    const { find, answer, objets } = open({ elements: [1, 2], suite: SUITE });
    find('[data-bridge-suite]').click();
    await answer({ elements: [3, 4], suite: '/public/ot/fr/liste?page=3' });
    expect(objets()).toEqual(['1', '2', '3', '4']);
    expect(document.activeElement).toBe(find('li[data-bridge-objet="3"] a'));
    expect(find<HTMLAnchorElement>('[data-bridge-suite]').search).toBe('?page=3');
  });

  it('shows an objet once when the list moved meanwhile, and goes with the last page', async () => {
    const { racine, find, answer, objets } = open({ elements: [1, 2], suite: SUITE });
    find('[data-bridge-suite]').click();
    await answer({ elements: [2, 3] });
    expect(objets()).toEqual(['1', '2', '3']);
    expect(racine.querySelector('[data-bridge-suite]')).toBeNull();
  });

  it('asks once, however often it is pressed', () => {
    const { find, demandes } = open({ suite: SUITE });
    find('[data-bridge-suite]').click();
    find('[data-bridge-suite]').click();
    expect(demandes).toHaveLength(1);
  });

  it('is a link when the network is away', async () => {
    const { find, answer, hote } = open({ suite: SUITE });
    find('[data-bridge-suite]').click();
    await answer(new Error('network'));
    expect(hote.navigate.mock.calls[0]?.[0].search).toBe('?page=2');
  });

  it('wakes what it adds', async () => {
    const { find, answer } = open({ elements: [1], suite: SUITE });
    find('[data-bridge-suite]').click();
    await answer({ elements: [3] });
    expect(find('button[data-bridge-favori="3"]').hidden).toBe(false);
  });

  it('is there again for who comes back from a fiche, with their place', async () => {
    window.history.replaceState({ bridgeSuites: 1, bridgeY: 900 }, '');
    const { answer, objets } = open({ elements: [1, 2], suite: SUITE });
    await answer({ elements: [3] });
    expect(objets()).toEqual(['1', '2', '3']);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });
});

describe('an agenda', () => {
  const jour = (titre: string, ...ids: number[]) =>
    `<section class="bridge-jour"><h2>${titre}</h2><ul data-bridge-elements>${ids
      .map((id) => `<li data-bridge-objet="${id}"><a href="/o-${id}">${id}</a></li>`)
      .join('')}</ul></section>`;
  const parse = (html: string) => {
    const racine = document.createElement('div');
    racine.innerHTML = html;
    return racine;
  };

  it('goes on with the day that was begun, then with the next, and shows an objet again another day', () => {
    const racine = parse(jour('Samedi', 1, 2));
    const premier = join(racine, parse(jour('Samedi', 3) + jour('Dimanche', 1, 4) + jour('Lundi', 5)));
    expect(premier?.dataset.bridgeObjet).toBe('3');
    const jours = [...racine.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('li')].map((li) => li.dataset.bridgeObjet),
    ]);
    expect(jours).toEqual([
      ['Samedi', ['1', '2', '3']],
      ['Dimanche', ['1', '4']],
      ['Lundi', ['5']],
    ]);
  });
});

describe('who leaves a list', () => {
  it('leaves their place in it, before the browser keeps nothing any more', () => {
    const { find } = open({ elements: [1] });
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(512);
    const lien = find('li[data-bridge-objet="1"] a');
    lien.addEventListener('click', (event) => event.preventDefault());
    lien.click();
    expect(window.history.state).toMatchObject({ bridgeY: 512 });
  });
});

describe('an infinite list', () => {
  it('goes on by itself three times, then waits to be asked: the foot of the page can be reached', async () => {
    withObserver();
    const { find, answer, demandes, objets } = open({ elements: [1], suite: SUITE, mode: 'infinie' });
    for (const rang of [2, 3, 4, 5]) {
      see(find('[data-bridge-suite]'));
      await answer({ elements: [rang], suite: `${SUITE}${rang}`, mode: 'infinie' });
    }
    expect(demandes).toHaveLength(3);
    expect(objets()).toEqual(['1', '2', '3', '4']);
    find('[data-bridge-suite]').click();
    expect(demandes).toHaveLength(4);
  });

  it('never takes the focus away', async () => {
    withObserver();
    const { find, answer } = open({ elements: [1], suite: SUITE, mode: 'infinie' });
    find('#q').focus();
    see(find('[data-bridge-suite]'));
    await answer({ elements: [2] });
    expect(document.activeElement).toBe(find('#q'));
  });

  it('goes by itself only where the list is infinite', () => {
    withObserver();
    const { find, demandes } = open({ suite: SUITE, mode: 'voir-plus' });
    see(find('[data-bridge-suite]'));
    expect(demandes).toHaveLength(0);
  });
});
