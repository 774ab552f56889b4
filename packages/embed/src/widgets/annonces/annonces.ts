import {
  civilTime,
  MEMOIRE_VIDE,
  type Memoire,
  type PlaceDAnnonce,
  type Pretendante,
  retenue,
  type Tirage,
  tourDe,
} from '@bridge/contract';
import type { Hote } from '../hote.ts';
import { compteurDe } from './compteur.ts';
import { playFilms } from './films.ts';

interface Place extends Pick<PlaceDAnnonce, 'espace' | 'rotation' | 'remplissage'> {
  readonly pretendantes: readonly Pretendante[];
}

/** What was shown since the page was opened, and no longer: nothing of it is written anywhere. */
export interface Visite {
  montrees: Memoire['visite'];
}

interface Outils {
  readonly hote: Hote;
  readonly now: () => Date;
  readonly tirage: Tirage;
  readonly visite: Visite;
}

/**
 * Chooses again among the annonces that a kept page carries, by the same rules as the server, and counts those that are really seen. What
 * cannot be shown leaves its box as it is, unseen: nothing moves.
 */
export function bindAnnonces(racine: HTMLElement, { hote, now, tirage, visite }: Outils): () => void {
  const compteur = compteurDe(racine, hote);
  const play = playFilms(racine);

  function choisir(): void {
    const time = civilTime(now());
    const moment = { jour: time.slice(0, 10), heure: time.slice(11, 16) };
    let memoire: Memoire = { page: MEMOIRE_VIDE.page, visite: visite.montrees };
    compteur.oublier();
    for (const reserve of racine.querySelectorAll<HTMLElement>('[data-bridge-donnees]')) {
      const place = placeDe(reserve);
      if (place === null) continue;
      for (const boite of boitesDe(racine, place.espace)) {
        const found = tourDe(place, place.pretendantes, moment, memoire, tirage);
        montrer(boite, reserve, found?.id ?? null);
        if (found === undefined) continue;
        memoire = retenue(memoire, place.espace, found.id);
        compteur.suivre(boite, { annonce: found.id, espace: place.espace });
      }
    }
    visite.montrees = memoire.visite;
    play();
  }
  return choisir;
}

function placeDe({ dataset }: HTMLElement): Place | null {
  try {
    // Written by our server, in the page that this script came with.
    return JSON.parse(dataset.bridgeDonnees ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

const boitesDe = (racine: HTMLElement, espace: number) =>
  racine.querySelectorAll<HTMLElement>(`[data-bridge-annonce][data-bridge-espace="${espace}"]`);

function montrer(boite: HTMLElement, reserve: HTMLElement, id: number | null): void {
  const shown = id === null ? '' : String(id);
  if (boite.dataset.bridgeAnnonce === shown) return;
  boite.dataset.bridgeAnnonce = shown;
  const modele = reserve.querySelector<HTMLTemplateElement>(`template[data-bridge-choix="${shown}"]`);
  if (modele) boite.replaceChildren(modele.content.cloneNode(true));
}
