import * as leaflet from 'leaflet';
import { BASE_LAYER, FIRST_BOUNDS } from './base-layer.ts';
import { type Clusters, clustersOf, DEEPEST_ZOOM, type Mark } from './clusters.ts';
import classes from './map.module.css';
import { type Bounds, boundsOf, type MapLine, type MapPoint } from './map.points.ts';
import { type MarkLook, markButton } from './map-mark.ts';

/** The place and zoom of a map, kept by its owner: the map is made anew each time that its tab is shown. */
export interface MapView {
  readonly lon: number;
  readonly lat: number;
  readonly zoom: number;
}

export interface SurfaceOptions {
  readonly looks: Readonly<Record<string, MarkLook>>;
  /** The view as it was left; null lets the points decide. */
  readonly view: MapView | null;
  readonly still: boolean;
  /** The map is part of a page that scrolls: the wheel scrolls the page until the map is clicked, or Ctrl is held. */
  readonly inPage?: boolean;
  readonly onView: (view: MapView) => void;
  /** Called with one point, or with several at the same place. */
  readonly onPick: (points: readonly MapPoint[]) => void;
  readonly onTilesMissing: () => void;
  /** Called when the background is loaded, for the first time or again. */
  readonly onTilesCome: () => void;
}

export interface Surface {
  show(points: readonly MapPoint[], lines: readonly MapLine[]): void;
  fit(): void;
  resize(): void;
  close(): void;
}

/** The nearest zoom of a frame: a single place is seen with what surrounds it. */
const NEAREST_FIT = 15;

/** Opens the map. The only file that knows leaflet. */
export function openSurface(element: HTMLElement, options: SurfaceOptions): Surface {
  const { view, still, inPage = false, looks, onView, onPick, onTilesMissing, onTilesCome } = options;
  const map = leaflet.map(element, {
    maxZoom: DEEPEST_ZOOM,
    minZoom: 2,
    zoomControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  if (inPage) {
    // Captured before leaflet hears the event.
    element.addEventListener('wheel', (event) => isForPage(element, event) && event.stopImmediatePropagation(), {
      capture: true,
      passive: true,
    });
  }
  map.attributionControl.setPrefix(false);
  leaflet.control.zoom({ zoomInTitle: 'Rapprocher', zoomOutTitle: 'Éloigner' }).addTo(map);
  leaflet.control.scale({ imperial: false }).addTo(map);
  leaflet
    .tileLayer(BASE_LAYER.url, {
      maxZoom: DEEPEST_ZOOM,
      attribution: BASE_LAYER.attribution,
      referrerPolicy: 'no-referrer',
    })
    .on('tileerror', onTilesMissing)
    .on('tileload', onTilesCome)
    .addTo(map);

  const drawn = new Map<string, leaflet.Marker>();
  const tracks = leaflet.layerGroup().addTo(map);
  let clusters: Clusters = clustersOf([]);
  let bounds: Bounds | null = null;
  let placed = view !== null;
  let dragged = false;
  if (view) map.setView([view.lat, view.lon], view.zoom, { animate: false });
  else fitTo(FIRST_BOUNDS);

  function fitTo({ west, south, east, north }: Bounds): void {
    const corners: leaflet.LatLngBoundsLiteral = [
      [south, west],
      [north, east],
    ];
    map.fitBounds(corners, { maxZoom: NEAREST_FIT, padding: [32, 32], animate: false });
  }

  function press(mark: Mark): void {
    const zoom = mark.kind === 'cluster' ? clusters.zoomInto(mark.key) : null;
    if (mark.kind === 'point') onPick([mark.point]);
    else if (zoom === null) onPick(clusters.pointsOf(mark.key));
    else map.setView([mark.lat, mark.lon], zoom, { animate: !still });
  }

  /** Removes the marks that left and adds the new ones; the others keep their place and the focus. */
  function draw(): void {
    const seen = map.getBounds().pad(0.1);
    const box = { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
    const marks = new Map(clusters.marksIn(box, map.getZoom()).map((mark) => [mark.key, mark]));
    keepFocus(() => {
      for (const [key, marker] of drawn) {
        if (marks.has(key)) continue;
        marker.remove();
        drawn.delete(key);
      }
      for (const [key, mark] of marks) if (!drawn.has(key)) drawn.set(key, markerFor(mark));
    });
  }

  /** Keeps the focus on the same mark or, if it has gone, on the map: never at the top of the page. */
  function keepFocus(change: () => void): void {
    const held = [...drawn].find(([, marker]) => marker.getElement()?.contains(document.activeElement));
    change();
    if (!held) return;
    const [key, marker] = held;
    const now = drawn.get(key);
    if (now === marker) return;
    // Clusters are numbered anew with their points: only a point can be found again.
    const like = key.startsWith('p') ? now?.getElement()?.querySelector('button') : null;
    (like ?? element).focus({ preventScroll: true });
  }

  function markerFor(mark: Mark): leaflet.Marker {
    const { lon, lat } = mark.kind === 'point' ? mark.point : mark;
    const look = mark.kind === 'point' ? looks[mark.point.look] : undefined;
    const button = markButton(mark, look, (event) => {
      // The click of a pointer that has dragged the map by a mark presses nothing; a key never drags.
      if (event.detail === 0 || !dragged) press(mark);
    });
    const icon = leaflet.divIcon({ html: button, className: '', iconSize: [0, 0] });
    return leaflet.marker([lat, lon], { icon, keyboard: false, interactive: false }).addTo(map);
  }

  map.on('dragstart', () => {
    dragged = true;
  });
  // The click that ends a drag comes in the same turn of events.
  map.on('dragend', () => {
    setTimeout(() => {
      dragged = false;
    });
  });
  map.on('moveend', () => {
    draw();
    const { lat, lng } = map.getCenter();
    onView({ lon: lng, lat, zoom: map.getZoom() });
  });

  return {
    show(points, lines) {
      clusters = clustersOf(points);
      tracks.clearLayers();
      for (const line of lines) {
        const path = line.map(([lon, lat]): leaflet.LatLngTuple => [lat, lon]);
        leaflet.polyline(path, { className: classes.track ?? '', weight: 4, interactive: false }).addTo(tracks);
      }
      const ends = lines.flatMap((line) => line.map(([lon, lat]) => ({ lon, lat })));
      bounds = boundsOf([...points, ...ends]);
      keepFocus(() => {
        for (const marker of drawn.values()) marker.remove();
        drawn.clear();
        draw();
      });
      // Only the first points decide the view: a changed filter does not move the map.
      if (!placed && bounds) {
        placed = true;
        fitTo(bounds);
      }
    },
    fit: () => bounds && fitTo(bounds),
    resize: () => map.invalidateSize({ animate: false }),
    close: () => {
      // A resize of the window is told a moment later, even to a map that has been removed.
      map.off('moveend');
      map.remove();
    },
  };
}

function isForPage(element: HTMLElement, { ctrlKey }: WheelEvent): boolean {
  return !ctrlKey && !element.contains(document.activeElement);
}
