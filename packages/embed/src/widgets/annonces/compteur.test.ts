import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../fragment.ts';
import { join } from '../join.ts';
import { htmlDesAnnonces, openPage, pretendante, see, usePage } from './testing/page.ts';

usePage();

const MINUTE = 60_000;
const cadre = (id: number) =>
  `<iframe data-bridge-cadre="https://bridge.example/public/_annonces/creation/${id}"></iframe>`;

/** Clicks the link of an annonce, without leaving the page. */
function press(racine: HTMLElement, type = 'click'): string | undefined {
  const lien = racine.querySelector('a');
  lien?.addEventListener(type, (event) => event.preventDefault());
  lien?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: type === 'click' ? 0 : 1 }));
  return lien?.href;
}

describe('an annonce is seen', () => {
  it('once half of it was in front for a second, and no sooner', async () => {
    const { send, vues } = openPage([pretendante(1)]);
    see(0.4);
    await vi.advanceTimersByTimeAsync(2_000);
    see(0.6);
    await vi.advanceTimersByTimeAsync(900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(send.mock.calls).toEqual([
      ['https://bridge.example/public/_annonces', JSON.stringify({ site: 9, jeton: 'jeton', vues: [[1, 4]] })],
    ]);
    see(0.6);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vues()).toHaveLength(1);
  });

  it('without anything being asked for while it is out of sight', async () => {
    const { load } = openPage([pretendante(1)]);
    see(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('by a jeton that is asked for again when it is old', async () => {
    let time = Date.parse('2027-07-14T08:00:00Z');
    const some = [pretendante(1), pretendante(2)];
    const { load, choose, racine } = openPage(some, { now: () => new Date(time) });
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(load).toHaveBeenCalledTimes(1);
    time += 26 * MINUTE;
    const suivante = document.createElement('div');
    suivante.innerHTML = `<ul data-bridge-elements><li>${htmlDesAnnonces(some)}</li></ul>`;
    join(racine, suivante);
    choose();
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a click on an annonce', () => {
  it('takes along what it was seen with, whichever button, and leaves nothing in the browser', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    const { cookie } = document;
    const { racine } = openPage([pretendante(1), pretendante(2)], { tirage: 0.9 });
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    for (const type of ['click', 'auxclick', 'contextmenu'])
      expect(press(racine, type)).toBe('https://bridge.example/public/_annonces/clic/2?j=jeton');
    expect(stored).not.toHaveBeenCalled();
    expect(document.cookie).toBe(cookie);
  });

  it('is none where it asks why the annonce is there', () => {
    const contenu = () => '<a href="https://bridge.example/public/_annonces/pourquoi/1-fr" data-bridge-pourquoi></a>';
    const { racine } = openPage([pretendante(1)], { contenu });
    expect(press(racine)).toBe('https://bridge.example/public/_annonces/pourquoi/1-fr');
  });

  it('before anything was asked for counts its view itself: it is not told again', async () => {
    const { racine, send } = openPage([pretendante(1)]);
    expect(press(racine)).toBe('https://bridge.example/public/_annonces/clic/1');
    see(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('is still of its view two hours later, and no more once the server has forgotten it', async () => {
    let time = Date.parse('2027-07-14T08:00:00Z');
    const { racine } = openPage([pretendante(1)], { now: () => new Date(time) });
    see(1);
    await vi.advanceTimersByTimeAsync(1_100);
    time += 120 * MINUTE;
    expect(press(racine)).toContain('?j=jeton');
    time += 60 * MINUTE;
    expect(press(racine)).not.toContain('j=');
  });
});

describe('a frame', () => {
  it('is filled once it is seen, with what its click takes along', async () => {
    const { racine } = openPage([pretendante(1)], { contenu: cadre });
    const frame = racine.querySelector('iframe');
    expect(frame?.hasAttribute('src')).toBe(false);
    see(0.2);
    await vi.advanceTimersByTimeAsync(0);
    expect(frame?.src).toBe('https://bridge.example/public/_annonces/creation/1?j=jeton');
  });

  it('is shown all the same where the network gave no jeton', async () => {
    const { racine, load } = openPage([pretendante(1)], { contenu: cadre });
    load.mockRejectedValue(new Error('away'));
    see(0.2);
    await vi.advanceTimersByTimeAsync(0);
    expect(racine.querySelector('iframe')?.src).toBe('https://bridge.example/public/_annonces/creation/1');
  });
});

it('what is for who runs no script never comes into a page by a fragment: nothing of it is asked for', () => {
  const pixel = '<noscript><img src="/public/_annonces/vue/1.gif"></noscript>';
  const html = `<div class="bridge" data-bridge>${pixel}<template>${pixel}${cadre(1)}</template></div>`;
  const found = readFragment(html, new URL('https://bridge.example/public/ot/fr/liste'));
  const kept = found?.racine.querySelector('template')?.content;
  expect(found?.racine.querySelector('img')).toBeNull();
  expect(kept?.querySelector('img')).toBeNull();
  expect(kept?.querySelector('iframe')).not.toBeNull();
});
