import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../fragment.ts';
import { playFilms } from './films.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with a film, and an observer that says when it is in sight. */
function page({ calme = false } = {}) {
  document.body.innerHTML = '<div id="racine"><video data-bridge-film></video></div>';
  const racine = document.querySelector<HTMLElement>('#racine') ?? document.body;
  const film = document.querySelector('video') ?? document.createElement('video');
  const played = vi.spyOn(film, 'play').mockResolvedValue();
  const paused = vi.spyOn(film, 'pause').mockReturnValue();
  const heard: ((entries: object[]) => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: calme }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: object[]) => void) {
        heard.push(hear);
      }
      observe() {}
      disconnect() {}
    },
  );
  playFilms(racine)();
  const seen = (isIntersecting: boolean) => {
    for (const hear of heard) hear([{ target: film, isIntersecting }]);
  };
  return { film, played, paused, seen };
}

describe('The film of an annonce', () => {
  it('plays without a sound while it is seen, and stops when it is not', () => {
    const { film, played, paused, seen } = page();
    expect(film.muted).toBe(true);
    seen(true);
    expect(played).toHaveBeenCalledOnce();
    seen(false);
    expect(paused).toHaveBeenCalledOnce();
  });

  it('does not start by itself for who asks for less motion', () => {
    const { played, seen } = page({ calme: true });
    seen(true);
    expect(played).not.toHaveBeenCalled();
  });
});

it('what a fragment keeps for later has the addresses of our server too', () => {
  const html = `<div class="bridge" data-bridge><template><a href="/public/x">X</a><iframe src="/public/y"></iframe></template></div>`;
  const found = readFragment(html, new URL('https://bridge.example/public/ot/fr/liste'));
  const kept = found?.racine.querySelector('template')?.content;
  expect(kept?.querySelector('a')?.getAttribute('href')).toBe('https://bridge.example/public/x');
  expect(kept?.querySelector('iframe')?.getAttribute('src')).toBe('https://bridge.example/public/y');
});
