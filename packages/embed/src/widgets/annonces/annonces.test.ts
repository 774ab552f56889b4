import type { Pretendante } from '@bridge/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoteDeTest } from '../testing/page.ts';
import { bindAnnonces } from './annonces.ts';

const pretendante = (id: number, values: Partial<Pretendante> = {}): Pretendante => ({
  id,
  priorite: 'contrat',
  poids: 10,
  allure: 1,
  faites: 0,
  du: '2027-01-01',
  au: '2027-12-31',
  jours: [],
  deHeure: null,
  aHeure: null,
  plafondPage: null,
  plafondVisite: null,
  ...values,
});

let seen: (ratio: number) => void = () => undefined;
let observed: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        seen = (intersectionRatio) =>
          tell(
            observed.map((target) => ({ target, intersectionRatio, boundingClientRect: { width: 300, height: 250 } })),
          );
      }
      observe = (target: Element) => observed.push(target);
      unobserve = (target: Element) => {
        observed = observed.filter((one) => one !== target);
      };
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as the server draws it, which shows the first of some annonces. */
function page(some: readonly Pretendante[], { boites = 1, tirage = 0 } = {}) {
  const donnees = JSON.stringify({ espace: 4, rotation: 'ponderee', remplissage: 'rien', pretendantes: some });
  const racine = document.createElement('div');
  racine.dataset.bridgeSiteId = '9';
  racine.innerHTML =
    Array.from(
      { length: boites },
      () => `<div data-bridge-annonce="${some[0]?.id}" data-bridge-espace="4">Première</div>`,
    ).join('') +
    `<div hidden data-bridge-place="4">${some
      .map(
        ({ id }) =>
          `<template data-bridge-choix="${id}"><a href="https://bridge.example/public/_annonces/clic/${id}">Annonce ${id}</a></template>`,
      )
      .join('')}</div>`;
  racine.querySelector<HTMLElement>('[data-bridge-place]')?.setAttribute('data-bridge-donnees', donnees);
  document.body.replaceChildren(racine);
  const envoyer = vi.fn();
  const charger = vi.fn(async () => 'jeton');
  const hote = { ...hoteDeTest().hote, envoyer, charger };
  const now = () => new Date('2027-07-14T08:00:00Z');
  const choisir = bindAnnonces(racine, { hote, now, tirage: () => tirage, visite: { montrees: new Map() } });
  choisir();
  const boxes = () =>
    [...racine.querySelectorAll<HTMLElement>('[data-bridge-annonce]')].map(({ dataset }) => dataset.bridgeAnnonce);
  return { racine, choisir, boxes, envoyer, charger };
}

describe('the annonces that a kept page carries', () => {
  it('are chosen again once it is opened', () => {
    const { racine, boxes } = page([pretendante(1), pretendante(2)], { tirage: 0.9 });
    expect(boxes()).toEqual(['2']);
    expect(racine.textContent).toContain('Annonce 2');
  });

  it('are never shown out of their hours, nor more often than the visit allows', () => {
    expect(page([pretendante(1, { deHeure: 18 }), pretendante(2)]).boxes()).toEqual(['2']);
    const { boxes, choisir } = page([pretendante(1, { plafondVisite: 1, plafondPage: 3 })], { boites: 2 });
    expect(boxes()).toEqual(['1', '']);
    choisir();
    expect(boxes()).toEqual(['', '']);
  });

  it('count as seen once half of them was for a second, and no sooner', async () => {
    const { envoyer, charger } = page([pretendante(1)]);
    seen(0.4);
    await vi.advanceTimersByTimeAsync(2_000);
    seen(0.6);
    await vi.advanceTimersByTimeAsync(900);
    expect(charger).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(envoyer.mock.calls).toEqual([
      ['https://bridge.example/public/_annonces', JSON.stringify({ site: 9, jeton: 'jeton', vues: [[1, 4]] })],
    ]);
    seen(0.6);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(envoyer).toHaveBeenCalledTimes(1);
  });

  it('take along what they were seen with when they are clicked, and leave nothing in the browser', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    const { cookie } = document;
    const { racine } = page([pretendante(1), pretendante(2)], { tirage: 0.9 });
    seen(1);
    await vi.advanceTimersByTimeAsync(1_100);
    const lien = racine.querySelector('a');
    lien?.addEventListener('click', (event) => event.preventDefault());
    lien?.click();
    expect(lien?.href).toBe('https://bridge.example/public/_annonces/clic/2?j=jeton');
    expect(stored).not.toHaveBeenCalled();
    expect(document.cookie).toBe(cookie);
  });
});
