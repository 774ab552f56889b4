import type { Point } from '@bridge/contract';
import * as leaflet from 'leaflet';
import { BASE_LAYER, FIRST_BOUNDS } from '../../ui/map/base-layer.ts';
import { DEEPEST_ZOOM } from '../../ui/map/clusters.ts';
import type { Bounds } from '../../ui/map/map.points.ts';
import classes from './sketch.module.css';
import { boundsOfSketch, pointFrom, type Sketch } from './sketch.rules.ts';

export interface SketchOptions {
  readonly still: boolean;
  readonly onPoint: (point: Point) => void;
  /** Called when a corner was dragged elsewhere. */
  readonly onMove: (rank: number, point: Point) => void;
}

export interface SketchSurface {
  draw(sketch: Sketch): void;
  centre(): Point;
  seen(): Bounds;
  resize(): void;
  close(): void;
}

/** Opens a map to draw on. */
export function openSketch(element: HTMLElement, { still, onPoint, onMove }: SketchOptions): SketchSurface {
  const map = leaflet.map(element, {
    maxZoom: DEEPEST_ZOOM,
    minZoom: 2,
    zoomControl: false,
    // A double click is two corners, and must not zoom.
    doubleClickZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  // The map is part of a page that scrolls: the wheel scrolls the page until the map is clicked.
  map.scrollWheelZoom.disable();
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.attributionControl.setPrefix(false);
  leaflet.control.zoom({ zoomInTitle: 'Rapprocher', zoomOutTitle: 'Éloigner' }).addTo(map);
  leaflet.control.scale({ imperial: false }).addTo(map);
  leaflet
    .tileLayer(BASE_LAYER.url, {
      maxZoom: DEEPEST_ZOOM,
      attribution: BASE_LAYER.attribution,
      referrerPolicy: 'no-referrer',
    })
    .addTo(map);
  fitTo(FIRST_BOUNDS);
  map.on('click', ({ latlng }) => onPoint(pointFrom(latlng)));

  const drawing = leaflet.layerGroup().addTo(map);
  const line = { className: classes.shape ?? '', weight: 2, interactive: false };
  let placed = false;

  function fitTo({ west, south, east, north }: Bounds): void {
    const corners: leaflet.LatLngBoundsLiteral = [
      [south, west],
      [north, east],
    ];
    map.fitBounds(corners, { maxZoom: 14, padding: [24, 24], animate: false });
  }

  function handle({ lat, lon }: Point, rank: number): void {
    const icon = leaflet.divIcon({ html: '', className: classes.corner ?? '', iconSize: [16, 16] });
    leaflet
      .marker([lat, lon], { icon, draggable: true, keyboard: false })
      .on('dragend', ({ target }: leaflet.LeafletEvent) => onMove(rank, pointFrom(target.getLatLng())))
      .addTo(drawing);
  }

  return {
    draw(sketch) {
      drawing.clearLayers();
      switch (sketch.kind) {
        case 'circle':
          if (!sketch.centre) break;
          if (sketch.km > 0) {
            const { lat, lon } = sketch.centre;
            leaflet.circle([lat, lon], { ...line, radius: sketch.km * 1_000 }).addTo(drawing);
          }
          handle(sketch.centre, 0);
          break;
        case 'polygon':
          leaflet
            .polygon(
              sketch.corners.map(({ lat, lon }): leaflet.LatLngTuple => [lat, lon]),
              line,
            )
            .addTo(drawing);
          sketch.corners.forEach(handle);
          break;
        case 'box':
          if (!sketch.box) break;
          leaflet
            .rectangle(
              [
                [sketch.box.south, sketch.box.west],
                [sketch.box.north, sketch.box.east],
              ],
              line,
            )
            .addTo(drawing);
          break;
      }
      const bounds = boundsOfSketch(sketch);
      // Only the first drawing moves the map: each new point leaves the map where it is.
      if (!placed && bounds) fitTo(bounds);
      placed = true;
    },
    centre: () => pointFrom(map.getCenter()),
    seen: () => {
      const seen = map.getBounds();
      return { south: seen.getSouth(), west: seen.getWest(), north: seen.getNorth(), east: seen.getEast() };
    },
    resize: () => map.invalidateSize({ animate: false }),
    close: () => void map.remove(),
  };
}
