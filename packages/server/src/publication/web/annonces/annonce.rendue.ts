import { gabaritElement, media as mediaResource, type Pretendante, ratioDe } from '@bridge/contract';
import type { AnnonceLue } from '../../../composition/annonce/annonces.repository.ts';
import type { Offerte } from '../../../composition/annonce/choix.ts';
import { type CreationLue, creationsEn } from '../../../composition/annonce/creation.rules.ts';
import type { PlaceLue } from '../../../composition/annonce/places.repository.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { motDuProduit } from '../../../composition/mots/langue.rules.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { AnnonceRendue, Source, VisuelRendu } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { sourceDe } from '../configuration/sources.rules.ts';
import { imageMontree } from '../medias/media.ts';
import type { CadreDeSite } from '../pages/page.ts';
import type { Vitrine } from '../vignettes/vitrine.service.ts';
import { adresseDeClic, adresseDePixel } from './adresse.rules.ts';

export interface Rendu {
  /** Whether there is something to see of an annonce in a place. */
  may(offerte: Offerte, place: PlaceLue): boolean;
  draw(offerte: Offerte & Pretendante, place: PlaceLue): AnnonceRendue;
  readonly cles: readonly string[];
}

type Visuel = Omit<VisuelRendu, 'jusquA'>;

interface Vues {
  readonly creations: readonly (CreationLue & { readonly visuel: Visuel | null })[];
  readonly element: ElementRendu | null;
}

/** What is shown of some annonces on a site, all of it read before any is drawn. */
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
    const creations = creationsEn(lue, cadre.langue).map((one) => ({ ...one, visuel: visuels(one) }));
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

/** The visuals of an annonce are of who sells it, whoever owns the site. */
async function visuelsDe(tx: Db, cadre: CadreDeSite, { entiteId, creations }: AnnonceLue) {
  const configuration = configurationOf(tx, await scopeOfEntity(tx, entiteId));
  const seen = new Map<
    number,
    { readonly image: Visuel['image']; readonly largeur: number; readonly hauteur: number }
  >();
  for (const { media } of creations) {
    if (media === null || seen.has(media.id)) continue;
    const image = await imageMontree({ ...cadre, configuration }, media.id);
    const lu = await configuration.live(mediaResource, media.id);
    if (image !== null) seen.set(media.id, { image, largeur: lu?.largeur ?? LARGEUR, hauteur: lu?.hauteur ?? LARGEUR });
  }
  return ({ creation, format }: CreationLue): Visuel | null => {
    const found = creation.media === null ? undefined : seen.get(creation.media.id);
    if (found === undefined) return null;
    const ratio = ratioDe(format) ?? found.largeur / found.hauteur;
    const image = { ...found.image, alternatif: creation.alternatif || found.image.alternatif };
    return { image, largeur: LARGEUR, hauteur: Math.max(1, Math.round(LARGEUR / ratio)) };
  };
}

/** What its box is measured with: the page gives it its real width. */
const LARGEUR = 1200;

/** The creation that a place shows where no width of the screen asks for another: one with something to see. */
function principale({ creations, element }: Vues, { formats, paliers }: PlaceLue) {
  const fitting = creations.filter(
    ({ format, creation, visuel }) =>
      formats.includes(format.id) &&
      (visuel !== null || creation.titre !== '' || (format.genre === 'native' && element !== null)),
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
  const narrow = [...place.paliers]
    .sort((one, other) => one.jusquA - other.jusquA)
    .flatMap(({ jusquA, format }) => {
      const visuel = of.creations.find((one) => one.format.id === format)?.visuel;
      return visuel ? [{ ...visuel, jusquA }] : [];
    });
  return {
    pretendante: { id, priorite, poids, allure, faites, du, au, jours, deHeure, aHeure, plafondPage, plafondVisite },
    mention,
    clic,
    pixel: adresseDePixel(apparition),
    titre,
    accroche,
    bouton,
    visuels: shown?.visuel ? [...narrow, { ...shown.visuel, jusquA: null }] : [],
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

/** Templates of their own that formats of native annonces name. */
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
