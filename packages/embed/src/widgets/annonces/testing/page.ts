import type { Pretendante } from '@bridge/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import { hoteDeTest } from '../../testing/page.ts';
import { bindAnnonces, type Visite } from '../annonces.ts';

export const pretendante = (id: number, values: Partial<Pretendante> = {}): Pretendante => ({
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

interface Dessin {
  readonly boites?: number;
  readonly espace?: number;
  /** Draws an annonce as the server does. */
  readonly contenu?: (id: number) => string;
}

const lien = (id: number) => `<a href="https://bridge.example/public/_annonces/clic/${id}">Annonce ${id}</a>`;

/** The boxes and their annonces as the server draws them: each box shows the first of some annonces. */
export function htmlDesAnnonces(
  some: readonly Pretendante[],
  { boites = 1, espace = 4, contenu = lien }: Dessin = {},
): string {
  const donnees = { espace, rotation: 'ponderee', remplissage: 'rien', pretendantes: some };
  const first = some[0]?.id ?? 0;
  const boite = `<div class="bridge-annonce" data-bridge-annonce="${first}" data-bridge-espace="${espace}">${contenu(first)}</div>`;
  const modeles = some.map(({ id }) => `<template data-bridge-choix="${id}">${contenu(id)}</template>`);
  const written = JSON.stringify(donnees).replaceAll('"', '&quot;');
  return `${boite.repeat(boites)}<div hidden data-bridge-place="${espace}" data-bridge-donnees="${written}">${modeles.join('')}</div>`;
}

let seen: (ratio: number) => void = () => undefined;
let observed: Element[] = [];

/** Tells every observed box how much of it is in sight. */
export const see = (ratio: number): void => seen(ratio);

function withObserver(): void {
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
      disconnect = () => undefined;
    },
  );
}

export const nouvelleVisite = (): Visite => ({ montrees: new Map(), pages: new Map() });

interface Ouverture extends Dessin {
  readonly tirage?: number;
  readonly visite?: Visite;
  readonly now?: () => Date;
}

/** A page in which annonces were chosen again. */
export function openPage(some: readonly Pretendante[], ouverture: Ouverture = {}) {
  const { tirage = 0, visite = nouvelleVisite(), now = () => new Date('2027-07-14T08:00:00Z') } = ouverture;
  const racine = document.createElement('div');
  racine.dataset.bridgeSiteId = '9';
  racine.innerHTML = `<ul data-bridge-elements><li>${htmlDesAnnonces(some, ouverture)}</li></ul>`;
  document.body.append(racine);
  const send = vi.fn<(adresse: string, corps: string) => void>();
  const load = vi.fn(async () => 'jeton');
  const choose = bindAnnonces(racine, {
    hote: { ...hoteDeTest().hote, send, load },
    now,
    tirage: () => tirage,
    visite,
  });
  choose();
  const boites = () => [...racine.querySelectorAll<HTMLElement>('[data-bridge-annonce]')];
  return {
    racine,
    choose,
    send,
    load,
    boites,
    montrees: () => boites().map(({ dataset }) => dataset.bridgeAnnonce),
    vues: () => send.mock.calls.flatMap(([, corps]) => (JSON.parse(corps) as { vues: number[][] }).vues),
  };
}

/** Gives each test a page of its own, whose clock stands still. */
export function usePage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    withObserver();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
}
