import { allureDe } from './allure.rules.ts';
import type {
  AnnonceAChoisir,
  ContexteDAnnonce,
  Memoire,
  MomentDAnnonce,
  PlaceDAnnonce,
  Pretendante,
  Refus,
  Tirage,
} from './choix.types.ts';
import { saisonDe } from './horaires.rules.ts';
import { poidsTire } from './rotation.rules.ts';
import { isTenue, MEMOIRE_VIDE, rangDe, refusDuTour, retenue, tourDe } from './tour.rules.ts';

/** The choice of annonces, the same for public pages, documents and screens. Pure: chance is an argument. */

const meet = (some: readonly number[], others: readonly number[]) => some.some((one) => others.includes(one));
const isIn = <T>(asked: readonly T[], one: T | null) => asked.length === 0 || (one !== null && asked.includes(one));

/** Why an annonce does not suit a place of a page, at any hour; null when it does. */
export function refusDePage(
  annonce: AnnonceAChoisir,
  place: PlaceDAnnonce,
  contexte: ContexteDAnnonce,
  jour: string,
): Refus | null {
  if (!annonce.validee) return { motif: 'non-validee' };
  if (!place.actif) return { motif: 'espace-eteint' };
  const isNamed = annonce.espaces.includes(place.espace);
  if (annonce.espaces.length > 0 && !isNamed) return { motif: 'autre-espace' };
  if (annonce.entiteId !== null && !place.entites.includes(annonce.entiteId)) return { motif: 'entite' };
  if (contexte.site !== null && annonce.retraits.includes(contexte.site)) return { motif: 'retiree' };
  if (!isIn(annonce.canaux, place.canal)) return { motif: 'canal' };
  if (!meet(annonce.formats, place.formats)) return { motif: 'sans-creation' };
  if (meet(place.tagsExclus, annonce.tags)) return { motif: 'tag-refuse' };
  if (place.tagsAcceptes.length > 0 && !meet(place.tagsAcceptes, annonce.tags)) return { motif: 'tag-attendu' };
  if (annonce.priorite === 'remplissage' && place.remplissage === 'rien') return { motif: 'sans-remplissage' };
  if (!isIn(annonce.langues, contexte.langue)) return { motif: 'langue' };
  if (!isIn(annonce.saisons, saisonDe(jour))) return { motif: 'saison' };
  // Sites and lists count on the web only.
  if (place.canal === 'web' && !isIn(annonce.sites, contexte.site)) return { motif: 'site' };
  if (place.canal === 'web' && !isIn(annonce.listes, contexte.liste)) return { motif: 'liste' };
  return refusDeSujet(annonce, contexte, isNamed);
}

/** Why an annonce does not suit the subject of a page; one that names the place needs no subject. */
function refusDeSujet(
  { id, tags, rayon }: AnnonceAChoisir,
  { tags: borne, isBeside, jugements }: ContexteDAnnonce,
  isNamed: boolean,
): Refus | null {
  if (isNamed && (borne === null || isBeside)) return null;
  if (borne === null) return { motif: 'sans-sujet' };
  if (tags.length > 0 && !meet(tags, borne)) return { motif: 'tags' };
  const jugement = jugements.get(id);
  if (jugement?.exclue) return { motif: 'exclusion' };
  if (jugement?.regles === false) return { motif: 'regles' };
  const distance = jugement?.distance ?? null;
  if (rayon !== null && (distance === null || distance > rayon)) return { motif: 'distance', distance, rayon };
  return null;
}

/** An annonce with the factor of its objective. An exclusive one has its place alone, and lets nobody pass. */
export function pretendanteDe<A extends AnnonceAChoisir>(annonce: A, now: number): A & Pretendante {
  const { objectif, priorite } = annonce;
  const paced = objectif !== null && priorite === 'exclusif' ? { ...objectif, lissage: false } : objectif;
  return { ...annonce, allure: allureDe({ ...annonce, objectif: paced }, now) };
}

/** A place with the number of times that the page has it. */
export interface PlaceDemandee extends PlaceDAnnonce {
  readonly fois: number;
  /** The annonces that the page can show there; all when left out. */
  readonly parmi?: ReadonlySet<number>;
}

export interface ChoixDeLaPlace<A> {
  readonly espace: number;
  /** An annonce for each time, in order; null for an empty one. */
  readonly montrees: readonly (A | null)[];
  /** The other annonces, with the reason. */
  readonly refus: readonly { readonly annonce: A; readonly refus: Refus }[];
}

interface Demande<A extends AnnonceAChoisir> {
  readonly places: readonly PlaceDemandee[];
  readonly annonces: readonly A[];
  readonly moment: MomentDAnnonce;
  readonly contexte: ContexteDAnnonce;
  readonly memoire?: Memoire;
  readonly tirage: Tirage;
}

/** What the places of a page show, and why the other annonces are not shown. */
export function chooseAnnonces<A extends AnnonceAChoisir>(demande: Demande<A>): ChoixDeLaPlace<A>[] {
  const { places, annonces, moment, contexte, tirage } = demande;
  let memoire = demande.memoire ?? MEMOIRE_VIDE;
  return places.map((place) => {
    const { espace, fois, parmi } = place;
    const isDrawn = ({ id }: A) => parmi?.has(id) ?? true;
    const seen = annonces.map((annonce) => ({
      annonce,
      pretendante: pretendanteDe(annonce, moment.now),
      refus:
        refusDePage(annonce, place, contexte, moment.jour) ??
        (isDrawn(annonce) ? null : ({ motif: 'visuel' } as const)),
    }));
    const pretendantes = seen.flatMap((one) => (one.refus === null ? [one.pretendante] : []));
    const before = memoire;
    const montrees = Array.from({ length: fois }, () => {
      const found = tourDe(place, pretendantes, moment, memoire, tirage);
      if (found === undefined) return null;
      memoire = retenue(memoire, espace, found.id);
      return annonces.find(({ id }) => id === found.id) ?? null;
    });
    const shown = new Set(montrees.map((one) => one?.id));
    const others = seen.filter(({ annonce }) => !shown.has(annonce.id));
    return {
      espace,
      montrees,
      refus: others.map(({ annonce, pretendante, refus }) => ({
        annonce,
        refus:
          refus ??
          refusDuTour(pretendante, espace, moment, before) ??
          refusDuRang(pretendante, pretendantes, moment, place, before),
      })),
    };
  });
}

/** Why an annonce that could be shown was not: others go first, or were drawn. */
function refusDuRang(
  one: Pretendante,
  pretendantes: readonly Pretendante[],
  moment: MomentDAnnonce,
  { espace }: PlaceDAnnonce,
  memoire: Memoire,
): Refus {
  const pretes = pretendantes.filter((other) => refusDuTour(other, espace, moment, memoire) === null);
  const [first] = rangDe(pretes);
  const isHeld = isTenue(pretendantes, moment);
  if ((isHeld && one.priorite === 'contrat') || (first?.priorite === 'exclusif' && one.priorite === 'remplissage'))
    return { motif: 'exclusive' };
  if (first?.priorite === 'contrat' && one.priorite === 'remplissage') return { motif: 'contrats' };
  const all = pretes.filter(({ priorite }) => priorite === one.priorite).reduce((sum, two) => sum + poidsTire(two), 0);
  return { motif: 'tirage', part: all === 0 ? 0 : poidsTire(one) / all };
}
