import { gabaritElement, type Pretendante } from '@bridge/contract';
import type { Offerte } from '../../../composition/annonce/choix.ts';
import { type CreationLue, creationsEn } from '../../../composition/annonce/creation.rules.ts';
import type { PlaceLue } from '../../../composition/annonce/places.repository.ts';
import { motDuProduit } from '../../../composition/mots/langue.rules.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { AnnonceRendue, FilmRendu, Source, VisuelRendu } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { sourceDe } from '../configuration/sources.rules.ts';
import type { CadreDeSite } from '../pages/page.ts';
import type { Vitrine } from '../vignettes/vitrine.service.ts';
import { adresseDeClic, adresseDeCreation, adresseDePixel, adresseDePourquoi } from './adresse.rules.ts';
import { filmsDe } from './films.ts';
import { visuelsDe } from './visuels.ts';

export interface Rendu {
  /** Whether an annonce has something to show in a place. */
  may(offerte: Offerte, place: PlaceLue): boolean;
  draw(offerte: Offerte & Pretendante, place: PlaceLue): AnnonceRendue;
  readonly cles: readonly string[];
}

interface Vues {
  readonly creations: readonly (CreationLue & {
    readonly visuels: readonly VisuelRendu[];
    readonly film: FilmRendu | null;
  })[];
  readonly element: ElementRendu | null;
}

/** Prepares the drawing of some annonces on a site: everything is read before the first one is drawn. */
export async function openRendu(
  tx: Db,
  cadre: CadreDeSite,
  vitrine: Vitrine,
  offertes: readonly Offerte[],
): Promise<Rendu> {
  const objets = [...new Set(offertes.flatMap(({ lue }) => lue.objet ?? []))];
  const elements = new Map((await vitrine.elements(objets)).map((one) => [one.id, one]));
  const vues = new Map<number, Vues>();
  for (const { id, lue } of offertes) {
    const visuels = await visuelsDe(tx, cadre, lue);
    const films = await filmsDe(tx, cadre, lue);
    const creations = creationsEn(lue, cadre.langue).map((one) => ({
      ...one,
      visuels: visuels(one),
      film: films(one),
    }));
    vues.set(id, { creations, element: (lue.objet !== null && elements.get(lue.objet)) || null });
  }
  const sources = await sourcesDe(cadre, offertes);
  const medias = offertes.flatMap(({ lue }) => lue.creations.flatMap(({ media }) => media?.id ?? []));
  return {
    cles: [...objets.map((id) => CLE.objet(id)), ...medias.map((id) => CLE.media(id))],
    may: ({ id }, place) => {
      const of = vues.get(id);
      return of !== undefined && principale(of, place) !== undefined;
    },
    draw: (offerte, place) => {
      const of = vues.get(offerte.id) ?? { creations: [], element: null };
      const shown = principale(of, place);
      return rendue(cadre, { offerte, place, of, shown, source: sources.get(shown?.format.gabarit ?? 0) ?? null });
    },
  };
}

/** The creation that a place shows where no width of the screen asks for another: one with something to see. */
function principale({ creations, element }: Vues, { formats, paliers }: PlaceLue) {
  const fitting = creations.filter(
    ({ format, creation, visuels, film }) =>
      formats.includes(format.id) &&
      (visuels.length > 0 ||
        film !== null ||
        isHtml5({ format, creation }) ||
        creation.titre !== '' ||
        (format.genre === 'native' && element !== null)),
  );
  const narrow = new Set(paliers.map(({ format }) => format));
  return fitting.find(({ format }) => !narrow.has(format.id)) ?? fitting[0];
}

interface ADessiner {
  readonly offerte: Offerte & Pretendante;
  readonly place: PlaceLue;
  readonly of: Vues;
  readonly shown: ReturnType<typeof principale>;
  readonly source: Source | null;
}

function rendue(cadre: CadreDeSite, { offerte, place, of, shown, source }: ADessiner): AnnonceRendue {
  const { id, lue, priorite, poids, allure, faites, du, au, jours, deHeure, aHeure, plafondPage, plafondVisite } =
    offerte;
  const apparition = {
    annonce: id,
    espace: place.espace,
    site: cadre.site.id,
    format: shown?.format.id ?? lue.format,
    langue: cadre.langue,
  };
  const mention = `${motDuProduit(place.mention, cadre)} · ${lue.annonceur}`;
  const clic = adresseDeClic(apparition);
  const { titre = '', accroche = '', bouton = '' } = shown?.creation ?? {};
  const native = shown?.format.genre === 'native' ? of.element : null;
  return {
    pretendante: { id, priorite, poids, allure, faites, du, au, jours, deHeure, aHeure, plafondPage, plafondVisite },
    mention,
    clic,
    pixel: adresseDePixel(apparition),
    pourquoi: { href: adresseDePourquoi(cadre.visite), mot: motDuProduit('pourquoi', cadre) },
    titre,
    accroche,
    bouton,
    visuels: visuelsDans(place, of, shown?.visuels ?? []),
    iframe:
      shown !== undefined && isHtml5(shown)
        ? {
            src: cadre.visite.essai?.adresse(shown.creation.archive) ?? adresseDeCreation(apparition),
            isEssai: cadre.visite.essai !== undefined,
            largeur: shown.format.largeur ?? CADRE.largeur,
            hauteur: shown.format.hauteur ?? CADRE.hauteur,
          }
        : null,
    film: shown?.film ?? null,
    element: native && {
      ...native,
      href: clic,
      externe: false,
      sponsorise: true,
      favori: false,
      nom: titre || native.nom,
      resume: accroche || native.resume,
      bouton: bouton || native.bouton,
      badges: [{ genre: 'annonce', texte: mention }, ...native.badges],
    },
    source,
  };
}

/** The visuals of a place by width of screen: the formats for narrow screens, then the shapes of the creation. */
function visuelsDans({ paliers }: PlaceLue, { creations }: Vues, own: readonly VisuelRendu[]): readonly VisuelRendu[] {
  const last = own.at(-1);
  if (last === undefined) return [];
  const asked = paliers.flatMap(({ jusquA, format }) => {
    const visuel = creations.find((one) => one.format.id === format)?.visuels.at(-1);
    return visuel ? [{ ...visuel, jusquA }] : [];
  });
  // A width that the place says something of is the place's.
  const widest = Math.max(0, ...asked.map(({ jusquA }) => jusquA));
  const narrow = own.slice(0, -1).filter(({ jusquA }) => (jusquA ?? 0) > widest);
  return [...asked.toSorted((one, other) => one.jusquA - other.jusquA), ...narrow, last];
}

const isHtml5 = ({ format, creation }: CreationLue) => format.genre === 'html5' && creation.archive !== '';
/** The size of a creation whose format has none, in pixels. */
const CADRE = { largeur: 300, hauteur: 250 };

/** The templates that formats of native annonces name. */
async function sourcesDe(
  { configuration }: Pick<CadreDeSite, 'configuration'>,
  offertes: readonly Offerte[],
): Promise<ReadonlyMap<number, Source>> {
  const sources = new Map<number, Source>();
  for (const id of new Set(offertes.flatMap(({ lue }) => lue.formats.flatMap(({ gabarit }) => gabarit ?? [])))) {
    const gabarit = await configuration.live(gabaritElement, id);
    if (gabarit !== undefined) sources.set(id, sourceDe('element', gabarit));
  }
  return sources;
}
