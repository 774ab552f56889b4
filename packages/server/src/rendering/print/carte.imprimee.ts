import type { Carte, MediaRecord } from '@bridge/contract';
import type { Ligne } from '../../catalogue/trace.rules.ts';
import type { PartieComposee, PointDeCarte } from '../../composition/edition/edition-composee.ts';
import { FONDS_DE_TUILES } from '../carte.fonds.ts';
import { type Bords, echelleDe, mosaiqueDe, type Vue, vueDePlan, vueDImage } from '../carte.vue.rules.ts';
import type { Contexte } from './contexte.ts';
import type { CarteImprimee } from './document/document.parties.ts';
import type { PageImprimee } from './document/document.ts';
import { encreDe } from './encre.ts';
import type { FicheTiree } from './fiche.imprimee.ts';
import type { ImageImprimee } from './image.imprimee.ts';
import { COULEUR, largeurDeFiche } from './pages/page.rules.ts';

type CarteComposee = Extract<PartieComposee<FicheTiree>, { readonly genre: 'carte' }>;

/** Points per inch of a background: names of tiles are drawn for screens, and would be too small any finer. */
const FINESSE = 150;
const MM_PER_INCH = 25.4;

/** A map as gabarits draw it: its background, and the position of each of its points. */
export function carteImprimee(composee: CarteComposee, contexte: Contexte): CarteImprimee {
  const { edition, langue, page, text } = contexte;
  const { carte: of, element, points, traces } = composee;
  const { couleurs } = edition.modele;
  const usual = couleurs[0]?.rvb ?? COULEUR;
  const numbered = points.filter(({ numero }) => numero !== null);
  const room = placeDe(page, numbered, edition.modele.corps);
  const { vue, fond, credit, largeur } = fondDe(composee, room, contexte);
  const titre = text(element.titre) || text(of.titre);
  const shown = of.couches.filter(({ visible }) => visible);
  return {
    genre: 'carte',
    titre,
    alternative: titre,
    largeur,
    ratio: vue.ratio,
    fond,
    credit,
    echelle: { ...echelleDe(vue), mots: echelleDe(vue).mots.replace('.', langue === 'en' ? '.' : ',') },
    reperes: points.flatMap(({ point, couleur, numero, cle }) => {
      const { x, y } = vue.place(point);
      if (x < 0 || x > 1 || y < 0 || y > 1) return [];
      return [{ x: round(x), y: round(y), numero, couleur: encreDe(couleur ?? usual, couleurs), fiche: cle }];
    }),
    traces: traces.flatMap(({ couleur, lignes }) => {
      const drawn = lignes.map((ligne) => lineOf(ligne, vue)).filter(isSeen);
      return drawn.length === 0 ? [] : [{ couleur: encreDe(couleur ?? usual, couleurs), lignes: drawn }];
    }),
    // One layer needs no legend.
    couches:
      shown.length < 2
        ? []
        : shown.map(({ nom, couleur }) => ({ nom: text(nom), couleur: encreDe(couleur ?? usual, couleurs) })),
    points: numbered.flatMap(({ numero, nom, cle }) => (numero === null ? [] : [{ numero, nom, fiche: cle }])),
    saut: element.saut,
  };
}

const round = (part: number) => Math.round(part * 10_000) / 10_000;

type Trait = readonly (readonly [x: number, y: number])[];

function lineOf(ligne: Ligne, { place }: Vue): Trait {
  return ligne.map(([lon, lat]) => {
    const { x, y } = place({ lat, lon });
    return [round(x), round(y)];
  });
}

/** A line that leaves the map is cut at its edge; a line that never enters it is left out. */
const isSeen = (trait: Trait): boolean => trait.some(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1);

/** The names of points stand in columns of that width below the map, so many signs a line. */
const [COLONNE, SIGNES] = [40, 26];
/** The title, the scale and the mentions. In millimetres. */
const AUTOUR = 24;

/** The room of a map on its page, above the names of its points. */
function placeDe(page: PageImprimee, points: readonly PointDeCarte[], corps: number) {
  const largeur = largeurDeFiche(page, 1);
  const tall = page.hauteur - page.haut - page.bas;
  const columns = Math.max(1, Math.min(5, Math.floor((largeur + 4) / COLONNE)));
  const lines = points.reduce((sum, { nom }) => sum + Math.ceil(nom.length / SIGNES), 0) / columns;
  const list = lines * corps * 0.3528 * 1.5;
  return { largeur, hauteur: Math.max(tall * 0.42, Math.min(tall - AUTOUR - list, tall * 0.86)) };
}

interface Fond {
  readonly vue: Vue;
  readonly fond: ImageImprimee | null;
  readonly credit: string;
  readonly largeur: number;
}

/** The picture of the médiathèque, else the tiles that the map has on sites, else nothing but paper. */
function fondDe({ carte: of, image, points, traces }: CarteComposee, room: Taille, contexte: Contexte): Fond {
  const { images, langue } = contexte;
  const bords = bordsDe(of);
  const ratio = image && ratioDe(image);
  if (image && bords && ratio) {
    const largeur = Math.min(room.largeur, room.hauteur * ratio);
    const fond = images.media(image, { largeur, ratio: null }, langue);
    if (fond !== null) return { vue: vueDImage(bords, ratio), fond, credit: fond.credit ?? '', largeur };
  }
  const ends = traces.flatMap(({ lignes }) => lignes.flat().map(([lon, lat]) => ({ lat, lon })));
  const shown = [...points.map(({ point }) => point), ...ends];
  const vue = vueDePlan(shown, of, room.largeur / room.hauteur);
  const tuiles = FONDS_DE_TUILES[of.fond];
  const place = { vue, largeur: room.largeur };
  // A map without points and without a set view asks for no tile.
  if (tuiles === null || (shown.length === 0 && of.latitude === null)) return { ...place, fond: null, credit: '' };
  const mosaique = mosaiqueDe(vue, (room.largeur / MM_PER_INCH) * FINESSE, tuiles.zoom);
  const fond = images.tuiles(of.fond, mosaique, { largeur: room.largeur, ratio: vue.ratio }, of.nom);
  return { ...place, fond, credit: tuiles.credit };
}

type Taille = { readonly largeur: number; readonly hauteur: number };

const ratioDe = ({ largeur, hauteur }: MediaRecord): number | null => (largeur && hauteur ? largeur / hauteur : null);

/** The edges of a map, whichever way round they were typed; null when they enclose no area. */
function bordsDe({ nord, sud, ouest, est }: Carte): Bords | null {
  if (nord === null || sud === null || ouest === null || est === null || nord === sud || est === ouest) return null;
  return {
    nord: Math.max(nord, sud),
    sud: Math.min(nord, sud),
    ouest: Math.min(ouest, est),
    est: Math.max(ouest, est),
  };
}
