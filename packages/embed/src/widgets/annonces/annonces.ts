import {
  civilTime,
  type Memoire,
  type Moment,
  type PlaceDAnnonce,
  type Pretendante,
  refusDuTour,
  retenue,
  type Tirage,
  tourDe,
} from '@bridge/contract';
import type { Hote } from '../hote.ts';
import { holds, isMontree, swap } from './boite.ts';
import { compteurDe } from './compteur.ts';
import { playFilms } from './films.ts';

interface Place extends Pick<PlaceDAnnonce, 'espace' | 'rotation' | 'remplissage'> {
  readonly pretendantes: readonly Pretendante[];
}

/** The annonces shown since the page was opened, shared by all the roots of the page and written nowhere. */
export interface Visite {
  montrees: Memoire['visite'];
  /** The annonces that each root shows now: two roots never show the same one. */
  readonly pages: Map<HTMLElement, Memoire['page']>;
}

interface Outils {
  readonly hote: Hote;
  readonly now: () => Date;
  readonly tirage: Tirage;
  readonly visite: Visite;
}

/**
 * Chooses again among the annonces that a cached page carries, by the rules of the server, and counts those that are
 * seen. The choices stay while pages are added below; a new answer of the server is chosen anew.
 */
export function bindAnnonces(racine: HTMLElement, { hote, now, tirage, visite }: Outils): () => void {
  const compteur = compteurDe(racine, hote, now);
  const play = playFilms(racine);

  return () => {
    const time = civilTime(now());
    const moment = { jour: time.slice(0, 10), heure: time.slice(11, 16) };
    const boites = [...racine.querySelectorAll<HTMLElement>('[data-bridge-annonce]')];
    const kept = boites.filter(isMontree);
    if (kept.length === 0) compteur.forget();
    let own = kept.reduce<Memoire>(
      (memoire, boite) => retenue(memoire, espaceDe(boite), Number(boite.dataset.bridgeAnnonce)),
      { page: new Map(), visite: new Map() },
    );
    for (const { place, modeles } of placesDe(racine)) {
      for (const boite of boites.filter((one) => espaceDe(one) === place.espace && !isMontree(one))) {
        const memoire = { page: withOthers(visite, racine, own.page), visite: visite.montrees };
        const found = find({ place, moment, memoire, tirage }, boite, modeles);
        swap(boite, found === undefined ? null : found.id, { modeles, isAjoutee: kept.length > 0 });
        if (found === undefined) continue;
        own = retenue(own, place.espace, found.id);
        visite.montrees = retenue(memoire, place.espace, found.id).visite;
        compteur.follow(boite, { annonce: found.id, espace: place.espace });
      }
    }
    visite.pages.set(racine, own.page);
    play();
  };
}

const espaceDe = ({ dataset }: HTMLElement) => Number(dataset.bridgeEspace);

type Modeles = ReadonlyMap<number, HTMLTemplateElement>;

/** The espaces of a page, each once: added pages bring the same ones again. */
function placesDe(racine: HTMLElement): { readonly place: Place; readonly modeles: Modeles }[] {
  const places = new Map<number, { place: Place; readonly modeles: Map<number, HTMLTemplateElement> }>();
  for (const reserve of racine.querySelectorAll<HTMLElement>('[data-bridge-donnees]')) {
    const place = readPlace(reserve);
    if (place === null) continue;
    const of = places.get(place.espace) ?? { place: { ...place, pretendantes: [] }, modeles: new Map() };
    const known = new Set(of.place.pretendantes.map(({ id }) => id));
    const fresh = place.pretendantes.filter(({ id }) => !known.has(id));
    of.place = { ...of.place, pretendantes: [...of.place.pretendantes, ...fresh] };
    for (const modele of reserve.querySelectorAll<HTMLTemplateElement>('template[data-bridge-choix]'))
      of.modeles.set(Number(modele.dataset.bridgeChoix), modele);
    places.set(place.espace, of);
  }
  return [...places.values()];
}

function readPlace({ dataset }: HTMLElement): Place | null {
  try {
    // The data was written by our server, in the page of this script.
    return JSON.parse(dataset.bridgeDonnees ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/** The annonces shown by a root, with those of the other roots of the page. */
function withOthers({ pages }: Visite, racine: HTMLElement, own: Memoire['page']): Memoire['page'] {
  const all = new Map([...own].map(([espace, shown]) => [espace, new Map(shown)]));
  for (const [other, page] of pages) {
    if (!other.isConnected) pages.delete(other);
    else if (other !== racine)
      for (const [espace, shown] of page) {
        const here = all.get(espace) ?? new Map<number, number>();
        for (const [id, fois] of shown) here.set(id, (here.get(id) ?? 0) + fois);
        all.set(espace, here);
      }
  }
  return all;
}

interface Tour {
  readonly place: Place;
  readonly moment: Moment;
  readonly memoire: Memoire;
  readonly tirage: Tirage;
}

/**
 * The annonce of a box. Nothing moves in sight of the visitor: one that is not as high as the one drawn gives its turn to another
 * of its priority that is. The server draws by weight among all, this script among those of one height: the sold shares stay.
 */
function find({ place, moment, memoire, tirage }: Tour, boite: HTMLElement, modeles: Modeles) {
  const { espace, pretendantes } = place;
  const drawn = Number(boite.dataset.bridgeAnnonce);
  const isFit = ({ id }: Pretendante) => id === drawn || holds(boite, modeles.get(id));
  const first = tourDe(place, pretendantes, moment, memoire, tirage);
  if (first === undefined || first.priorite === 'exclusif' || isFit(first)) return first;
  const fitting = pretendantes.filter((one) => one.priorite === first.priorite && isFit(one));
  const found = tourDe(place, fitting, moment, memoire, tirage);
  if (found !== undefined) return found;
  const there = pretendantes.find(({ id }) => id === drawn);
  return there && refusDuTour(there, espace, moment, memoire) === null ? there : undefined;
}
