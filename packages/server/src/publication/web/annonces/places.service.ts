import { chooseAnnonces, hasard, type PlaceDemandee, pretendanteDe, refusDePage } from '@bridge/contract';
import type { ObjetIndexe } from '../../../catalogue/regle/objet-indexe.ts';
import { annonceLue } from '../../../composition/annonce/annonces.repository.ts';
import { contexteDe, momentDAnnonce, type Offerte, offertesPour } from '../../../composition/annonce/choix.ts';
import { aChoisir } from '../../../composition/annonce/creation.rules.ts';
import { type PlaceLue, placesById } from '../../../composition/annonce/places.repository.ts';
import type { EmplacementDAnnonce, PlaceRendue } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import type { AnnoncesDePage, CadreDeSite } from '../pages/page.ts';
import type { Vitrine } from '../vignettes/vitrine.service.ts';
import { openRendu } from './annonce.rendue.ts';
import { apresDe, emplacementDe, type GenreDePage, porteesPar, tenueDe } from './places.rules.ts';

/** What a page tells about itself for the choice of annonces. */
export interface PageAPlaces {
  readonly genre: GenreDePage;
  /** The number of the list, when the page is a list. */
  readonly liste: number | null;
  readonly objets: readonly ObjetIndexe[];
  /** The tags that an editor put on the page by hand. */
  readonly tags: readonly number[];
  /** How many elements the page shows one after the other. */
  readonly elements: number;
  readonly vitrine: Vitrine;
  /** The code of the only espace that is asked for. */
  readonly espace?: string;
}

/** The key of all pages that may show annonces: whatever is sold, those pages are made anew. */
const CLES = ['annonces'];
interface Place extends PlaceDemandee {
  readonly lue: PlaceLue;
  readonly emplacement: EmplacementDAnnonce;
  readonly apres: readonly number[];
}

/** The annonces of a page: those that may be seen while the page is kept, and those that it shows without a script. */
export async function annoncesDePage(tx: Db, cadre: CadreDeSite, page: PageAPlaces): Promise<AnnoncesDePage> {
  const { configuration, site, scope, at, langue, jour, visite } = cadre;
  if (visite.essai !== undefined && visite.essai.annonce !== null) return annonceEssayee(tx, cadre, page, visite.essai);
  const found = await configuration.places(site, scope);
  const asked = found.filter(
    ({ code, espace }) =>
      (page.espace === undefined || code === page.espace) && (visite.essai?.espace ?? espace) === espace,
  );
  const places = asked.flatMap((lue) => placeDe(lue, page));
  const offertes = await offertesPour(
    tx,
    places.map(({ lue }) => lue),
    { canal: 'web', langue, du: jour, au: jour },
  );
  if (offertes.length === 0) return { places: [], cles: CLES, perime: null, fraicheur: null };
  // The subject of a page of another system is unknown.
  const sujet =
    page.genre === 'libre' ? null : { objets: page.objets, isFiche: page.genre === 'fiche', tags: page.tags };
  const contexte = await contexteDe(tx, { scope, at, langue, site: site.id, liste: page.liste, sujet }, offertes);
  const moment = momentDAnnonce(at);
  const suits = (place: Place) => (one: Offerte) => refusDePage(one, place, contexte, jour) === null;
  const eligibles = offertes.filter((one) => places.some((place) => suits(place)(one)));
  const rendu = await openRendu(tx, cadre, page.vitrine, eligibles);
  const tirage = hasard(at.getTime());
  const suiting = places.map((place) => {
    const shown = eligibles.filter((one) => suits(place)(one) && rendu.may(one, place.lue));
    return { place, offertes: shown, portees: porteesPar(place, shown, moment, tirage) };
  });
  const shown = chooseAnnonces({
    places: suiting.map(({ place, portees }) => ({ ...place, parmi: new Set(portees.map(({ id }) => id)) })),
    annonces: eligibles,
    moment,
    contexte,
    tirage,
  });
  const drawn = suiting.map(
    ({ place, portees }, rang): PlaceRendue => ({
      lieu: { espace: place.espace, rotation: place.rotation, remplissage: place.remplissage },
      emplacement: place.emplacement,
      apres: place.apres,
      simultanees: place.lue.simultanees,
      montrees: shown[rang]?.montrees.map((one) => one?.id ?? null) ?? [],
      annonces: portees.map((one) => rendu.draw(pretendanteDe(one, moment.now), place.lue)),
    }),
  );
  return {
    // An empty place is left out of the page, so that nothing moves afterwards.
    places: drawn.filter(({ montrees }) => montrees.some((id) => id !== null)),
    cles: [...CLES, ...rendu.cles],
    ...tenueDe(at, {
      partage: suiting.some((of) => of.offertes.length > 1 || of.offertes.some(({ objectif }) => objectif !== null)),
      horaires: suiting.some((of) => of.offertes.some(hasHours)),
    }),
  };
}

const hasHours = ({ deHeure, aHeure }: Offerte) => deHeure !== null || aHeure !== null;

function placeDe(lue: PlaceLue, { genre, elements }: PageAPlaces): Place[] {
  const emplacement = emplacementDe(genre, lue.emplacement);
  if (emplacement === undefined) return [];
  const apres = emplacement === 'entre-elements' ? apresDe(lue.intervalle, elements) : [];
  const fois = (emplacement === 'entre-elements' ? apres.length : 1) * lue.simultanees;
  return fois === 0 ? [] : [{ ...lue, lue, emplacement, apres, fois }];
}

/** One annonce tried out in an espace, without regard to approvals, dates and neighbours. */
async function annonceEssayee(
  tx: Db,
  cadre: CadreDeSite,
  page: PageAPlaces,
  { espace, annonce }: { readonly espace: number; readonly annonce: number | null },
): Promise<AnnoncesDePage> {
  const none = { places: [], cles: CLES, perime: null, fraicheur: null };
  const [lue] = await placesById(tx, [espace]);
  const tried = annonce === null ? undefined : await annonceLue(tx, 'web', annonce);
  if (lue === undefined || tried === undefined) return none;
  const offerte = aChoisir(tried, 'web', cadre.langue);
  const rendu = await openRendu(tx, cadre, page.vitrine, [offerte]);
  if (!rendu.may(offerte, lue)) return none;
  const drawn = rendu.draw(pretendanteDe(offerte, cadre.at.getTime()), lue);
  const places = placeDe(lue, page).map(({ emplacement, apres, fois }) => ({
    lieu: { espace, rotation: lue.rotation, remplissage: lue.remplissage },
    emplacement,
    apres,
    simultanees: lue.simultanees,
    montrees: Array.from({ length: fois }, (_, rang) => (rang % lue.simultanees === 0 ? offerte.id : null)),
    annonces: [drawn],
  }));
  return { ...none, places };
}
