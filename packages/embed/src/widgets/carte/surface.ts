import * as leaflet from 'leaflet';
import type { Donnees } from './donnees.ts';
import { FONDS } from './fonds.ts';
import type { Ligne } from './geojson.ts';
import type { Emprise, Marque } from './grille.ts';
import type { MotsDeCarte } from './mots.ts';

export interface OptionsDeSurface {
  readonly donnees: Donnees;
  readonly mots: MotsDeCarte;
  readonly immobile: boolean;
  readonly onMove: () => void;
}

/** Lines and areas of one colour; null for that of tracks. */
export interface Trait {
  readonly lignes: readonly Ligne[];
  readonly surfaces: readonly (readonly Ligne[])[];
  readonly couleur: string | null;
}

/** The abilities of the map, without the words of leaflet. */
export interface Surface {
  readonly zoom: () => number;
  /** The frame that is drawn, a little larger than what is seen. */
  readonly emprise: () => Emprise;
  /** The frame that is seen. */
  readonly vue: () => Emprise;
  /** Shows a frame; `exact`, as near to its edges as the window allows. */
  frame(emprise: Emprise, exact?: boolean): void;
  goTo(lat: number, lon: number): void;
  /** Draws these marks and no others: those that stay are left alone, with their focus. */
  mark(marques: readonly Marque[], draw: (marque: Marque) => HTMLButtonElement): void;
  boutons(): IterableIterator<readonly [marque: Marque, bouton: HTMLButtonElement]>;
  /** Draws these lines in addition to the others. */
  drawTrace(lignes: readonly Ligne[]): void;
  /** Draws the lines and areas of the layers that are shown, and no others. */
  showTraits(traits: readonly Trait[]): void;
  /** Shows or hides the images of another server: nothing is asked of it while they are hidden. */
  showWms(rang: number, visible: boolean): void;
  open(marque: Marque, contenu: HTMLElement): void;
  /** The open popup has changed its size: it keeps its place and the focus. */
  fit(): void;
  close(): void;
  resize(): void;
}

export const PLUS_PRES = 18;
const CADRE_PROCHE = 15;
/** The mainland of France, until there is something nearer to show. */
const FRANCE: Emprise = { ouest: -5, sud: 42.2, est: 8.3, nord: 51.1 };

/** The map itself: the only file that knows leaflet. */
export function surfaceSur(fond: HTMLElement, { donnees, mots, immobile, onMove }: OptionsDeSurface): Surface {
  const anime = !immobile;
  const map = leaflet.map(fond, {
    minZoom: 2,
    maxZoom: PLUS_PRES,
    zoomControl: false,
    zoomAnimation: anime,
    fadeAnimation: anime,
    markerZoomAnimation: anime,
    inertia: anime,
  });
  map.attributionControl.setPrefix(false);
  leaflet.control.zoom({ zoomInTitle: mots.rapprocher, zoomOutTitle: mots.eloigner }).addTo(map);
  const tuiles = FONDS[donnees.fond];
  // Without its tiles, the map shows the points on a plain ground.
  if (tuiles) leaflet.tileLayer(tuiles.url, tuiles).addTo(map);
  const images = donnees.wms.map(({ adresse, couches, attribution, opacite }) =>
    leaflet.tileLayer.wms(adresse, {
      layers: couches,
      format: 'image/png',
      transparent: true,
      opacity: opacite,
      attribution: enHtml(attribution),
      referrerPolicy: 'no-referrer',
    }),
  );
  const showWms = (rang: number, visible: boolean) => {
    if (visible) images[rang]?.addTo(map);
    else images[rang]?.remove();
  };
  for (const [rang, { visible }] of donnees.wms.entries()) showWms(rang, visible);
  const traces = leaflet.layerGroup().addTo(map);
  const desCouches = leaflet.layerGroup().addTo(map);
  const places = new Map<string, { marque: Marque; bouton: HTMLButtonElement; epingle: leaflet.Marker }>();
  let bulle: leaflet.Popup | null = null;

  const frame = ({ ouest, sud, est, nord }: Emprise, exact = false) => {
    const coins: leaflet.LatLngBoundsLiteral = [
      [sud, ouest],
      [nord, est],
    ];
    map.fitBounds(coins, exact ? { animate: false } : { maxZoom: CADRE_PROCHE, padding: [32, 32], animate: false });
  };
  const { centre } = donnees;
  if (centre) map.setView([centre.lat, centre.lon], centre.zoom, { animate: false });
  else frame(FRANCE);
  map.on('moveend', onMove);
  let glissee = false;
  map.on('dragstart', () => {
    glissee = true;
  });
  // The click that ends a drag comes in the same turn of events.
  map.on('dragend', () => {
    setTimeout(() => {
      glissee = false;
    });
  });
  /** Stops the click of a pointer that has dragged the map by a mark. A key never drags. */
  const hold = (event: MouseEvent) => glissee && event.detail !== 0 && event.stopImmediatePropagation();

  return {
    zoom: () => map.getZoom(),
    emprise: () => bornesDe(map.getBounds().pad(0.1)),
    vue: () => bornesDe(map.getBounds()),
    frame,
    goTo(lat, lon) {
      leaflet
        .circleMarker([lat, lon], { radius: 8, color: '#fff', fillColor: '#0b63ce', fillOpacity: 1 })
        .addTo(traces);
      map.setView([lat, lon], Math.max(map.getZoom(), 13), { animate: anime });
    },
    mark(marques, draw) {
      const voulues = new Map(marques.map((marque) => [marque.cle, marque]));
      for (const [cle, { epingle }] of places) {
        if (voulues.has(cle)) continue;
        epingle.remove();
        places.delete(cle);
      }
      for (const [cle, marque] of voulues) {
        if (places.has(cle)) continue;
        const bouton = draw(marque);
        bouton.addEventListener('click', hold, { capture: true });
        // Without this, the map would close the popup that the mark opens.
        bouton.addEventListener('click', (event) => event.stopPropagation());
        const icon = leaflet.divIcon({ html: bouton, className: '', iconSize: [0, 0] });
        const epingle = leaflet.marker([marque.lat, marque.lon], { icon, keyboard: false, interactive: false });
        places.set(cle, { marque, bouton, epingle: epingle.addTo(map) });
      }
    },
    *boutons() {
      for (const { marque, bouton } of places.values()) yield [marque, bouton] as const;
    },
    drawTrace: (lignes) => drawLignes(lignes, traces),
    showTraits(traits) {
      desCouches.clearLayers();
      for (const { lignes, surfaces, couleur } of traits) {
        drawSurfaces(surfaces, couleur, desCouches);
        drawLignes(lignes, desCouches, couleur);
      }
    },
    showWms,
    open({ lat, lon }, contenu) {
      bulle?.remove();
      const maxWidth = donnees.largeurInfobulle;
      bulle = leaflet.popup({ maxWidth, minWidth: Math.min(maxWidth, 160), closeButton: false, autoPan: true });
      bulle.setLatLng([lat, lon]).setContent(contenu).openOn(map);
      contenu.focus({ preventScroll: true });
    },
    fit() {
      const tenu = bulle?.getElement()?.querySelector<HTMLElement>(':focus');
      bulle?.update();
      tenu?.focus({ preventScroll: true });
    },
    close() {
      bulle?.remove();
      bulle = null;
    },
    resize: () => void map.invalidateSize({ animate: false }),
  };
}

const bornesDe = (vu: leaflet.LatLngBounds): Emprise => ({
  ouest: vu.getWest(),
  sud: vu.getSouth(),
  est: vu.getEast(),
  nord: vu.getNorth(),
});

const cheminDe = (ligne: Ligne) => ligne.map(([lon, lat]): leaflet.LatLngTuple => [lat, lon]);

function drawLignes(lignes: readonly Ligne[], groupe: leaflet.LayerGroup, couleur: string | null = null): void {
  const look = couleur === null ? { className: 'bridge-carte-trace' } : { color: couleur };
  for (const ligne of lignes)
    leaflet.polyline(cheminDe(ligne), { ...look, weight: 4, interactive: false }).addTo(groupe);
}

function drawSurfaces(
  surfaces: readonly (readonly Ligne[])[],
  couleur: string | null,
  groupe: leaflet.LayerGroup,
): void {
  for (const contours of surfaces)
    leaflet
      .polygon(contours.map(cheminDe), {
        ...(couleur && { color: couleur }),
        weight: 2,
        fillOpacity: 0.15,
        interactive: false,
      })
      .addTo(groupe);
}

/** Text where leaflet takes HTML. */
function enHtml(texte: string): string {
  const element = document.createElement('span');
  element.textContent = texte;
  return element.innerHTML;
}
