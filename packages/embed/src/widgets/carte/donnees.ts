import type { FondDeCarte } from '@bridge/contract';
import { FONDS } from './fonds.ts';

export interface Couche {
  readonly nom: string;
  readonly couleur: string;
  /** The path of the pictogram, in a square of 24; empty for none. */
  readonly dessin: string;
  readonly visible: boolean;
  readonly href: string;
  /** Whether it is a file, whose lines and areas are drawn in its colour whatever the map does with tracks. */
  readonly fichier: boolean;
}

/** Images that another server draws below the objets. */
export interface Wms {
  readonly nom: string;
  readonly adresse: string;
  readonly couches: string;
  readonly attribution: string;
  readonly opacite: number;
  readonly visible: boolean;
}

/** A map as the server describes it in the page. */
export interface Donnees {
  readonly titre: string;
  /** The layers of objets, then the files. */
  readonly couches: readonly Couche[];
  readonly wms: readonly Wms[];
  /** The address of popups, which the number of an objet completes; empty without popups. */
  readonly infobulles: string;
  readonly fond: FondDeCarte;
  readonly centre: { readonly lat: number; readonly lon: number; readonly zoom: number } | null;
  readonly hauteur: number;
  readonly regrouper: boolean;
  readonly traces: boolean;
  readonly largeurInfobulle: number;
  readonly controles: readonly string[];
  readonly positionLegende: 'haut-droite' | 'bas-gauche';
}

type Objet = Readonly<Record<string, unknown>>;

/** The map of a page; null if it cannot be read. A template may be written by hand, so each part has a default. */
export function readDonnees(place: HTMLElement): Donnees | null {
  const suivant = place.nextElementSibling;
  const script =
    place.querySelector('script[type="application/json"]') ?? (suivant?.matches('script') ? suivant : null);
  try {
    const lu: unknown = JSON.parse(script?.textContent ?? 'null');
    return isObjet(lu) ? donneesDe(lu) : null;
  } catch {
    return null;
  }
}

function donneesDe(lu: Objet): Donnees {
  const { centre } = lu;
  return {
    titre: texte(lu.titre),
    couches: [
      ...objetsDe(lu.couches).map((lue) => coucheDe(lue, false)),
      ...objetsDe(lu.calques).map((lu) => coucheDe(lu, true)),
    ],
    wms: objetsDe(lu.wms)
      .map(wmsDe)
      .filter(({ adresse }) => /^https:\/\/[^{}]*$/i.test(adresse)),
    infobulles: texte(lu.infobulles),
    fond: fondDe(lu.fond),
    centre: isObjet(centre)
      ? {
          lat: borne(centre.lat, -85, 85, 46),
          lon: borne(centre.lon, -180, 180, 2),
          zoom: borne(centre.zoom, 1, 19, 9),
        }
      : null,
    hauteur: borne(lu.hauteur, 200, 2_000, 480),
    regrouper: lu.regrouper !== false,
    traces: lu.traces === true,
    largeurInfobulle: borne(lu.largeurInfobulle, 120, 600, 260),
    controles: Array.isArray(lu.controles) ? lu.controles.filter((un) => typeof un === 'string') : [],
    positionLegende: lu.positionLegende === 'bas-gauche' ? 'bas-gauche' : 'haut-droite',
  };
}

const objetsDe = (lus: unknown): Objet[] => (Array.isArray(lus) ? lus : []).filter(isObjet);

const coucheDe = (lue: Objet, fichier: boolean): Couche => ({
  fichier,
  nom: texte(lue.nom),
  couleur: /^#[0-9a-f]{3,8}$/i.test(texte(lue.couleur)) ? texte(lue.couleur) : '#495057',
  dessin: /^M[\d\sa-z.,-]*$/i.test(texte(lue.dessin)) ? texte(lue.dessin) : '',
  visible: lue.visible !== false,
  href: texte(lue.href),
});

const wmsDe = (lu: Objet): Wms => ({
  nom: texte(lu.nom),
  adresse: texte(lu.adresse),
  couches: texte(lu.couches),
  attribution: texte(lu.attribution),
  opacite: borne(lu.opacite, 0.1, 1, 1),
  visible: lu.visible === true,
});

function fondDe(lu: unknown): FondDeCarte {
  const trouve = Object.keys(FONDS).find((nom): nom is FondDeCarte => nom === lu);
  return trouve ?? 'aucun';
}

export const isObjet = (valeur: unknown): valeur is Objet => typeof valeur === 'object' && valeur !== null;
export const texte = (valeur: unknown): string => (typeof valeur === 'string' ? valeur : '');
const borne = (valeur: unknown, min: number, max: number, defaut: number): number =>
  typeof valeur === 'number' && Number.isFinite(valeur) ? Math.min(Math.max(valeur, min), max) : defaut;
