import type { Langue } from '@bridge/contract';
import { heureEnLangue, jourEnLangue, resteEnMots } from './mots.ts';

interface Vivant {
  readonly langue: Langue;
  readonly fuseau: string;
  /** The instant that a countdown leads to. */
  readonly cible: string | null;
}

/** Writes the time, the day and the countdown in their places; only what changed is touched. */
export function animate(racine: ParentNode, { langue, fuseau, cible }: Vivant, now: number): void {
  write(racine, '[data-heure]', () => heureEnLangue(now, langue, fuseau));
  write(racine, '[data-date]', () => jourEnLangue(now, langue, fuseau));
  if (cible !== null) write(racine, '[data-reste]', () => resteEnMots(Date.parse(cible) - now, langue));
}

function write(racine: ParentNode, where: string, words: () => string): void {
  for (const element of Array.from(racine.querySelectorAll(where))) {
    const said = words();
    if (element.textContent !== said) element.textContent = said;
  }
}

/** Pixels a second, slow enough to be read from afar. */
const ALLURE = 120;

/** Makes a text too long for its place scroll through it, again and again. */
export function scroll(racine: ParentNode, isReduced: boolean): void {
  for (const element of Array.from(racine.querySelectorAll<HTMLElement>('[data-defilant]'))) {
    const texte = element.textContent ?? '';
    const place = element.clientWidth;
    const inner = element.ownerDocument.createElement('span');
    inner.textContent = texte;
    inner.style.cssText = 'display:inline-block;white-space:nowrap;will-change:transform';
    element.textContent = '';
    element.appendChild(inner);
    const longueur = inner.offsetWidth;
    if (longueur <= place || isReduced || typeof inner.animate !== 'function') continue;
    const frames = [{ transform: `translateX(${place}px)` }, { transform: `translateX(${-longueur}px)` }];
    inner.animate(frames, { duration: (1_000 * (place + longueur)) / ALLURE, iterations: Number.POSITIVE_INFINITY });
  }
}
