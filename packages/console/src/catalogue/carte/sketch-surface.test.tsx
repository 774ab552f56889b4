import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSketch } from './sketch-surface.ts';

/** Opens a map in an element with a size, which jsdom does not lay out. */
function open() {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 600 });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
  document.body.append(element);
  const onPoint = vi.fn();
  const onMove = vi.fn();
  return { element, onPoint, onMove, surface: openSketch(element, { still: true, onPoint, onMove }) };
}

afterEach(() => document.body.replaceChildren());

const VALBRUNE = { lat: 44.9, lon: 4.9 };

describe('a map to draw on', () => {
  it('looks at what was drawn before', () => {
    const { surface } = open();
    surface.draw({ kind: 'circle', centre: VALBRUNE, km: 10 });
    expect(surface.centre().lat).toBeCloseTo(44.9, 1);
    expect(surface.centre().lon).toBeCloseTo(4.9, 1);
    surface.close();
  });

  it('stays where it is while points are added', () => {
    const { surface } = open();
    surface.draw({ kind: 'polygon', corners: [] });
    const before = surface.centre();
    surface.draw({ kind: 'polygon', corners: [VALBRUNE] });
    expect(surface.centre()).toEqual(before);
    surface.close();
  });

  it('has a handle for each corner of a zone', () => {
    const { surface, element } = open();
    surface.draw({
      kind: 'polygon',
      corners: [VALBRUNE, { lat: 45, lon: 5 }, { lat: 44.8, lon: 5.1 }],
    });
    expect(element.querySelectorAll('.leaflet-marker-icon')).toHaveLength(3);
    expect(element.querySelectorAll('path')).toHaveLength(1);
    surface.draw({ kind: 'box', box: null });
    expect(element.querySelectorAll('.leaflet-marker-icon, path')).toHaveLength(0);
    surface.close();
  });

  it('tells where it is clicked', () => {
    const { surface, element, onPoint } = open();
    element.dispatchEvent(new MouseEvent('click', { clientX: 300, clientY: 200, bubbles: true }));
    const { lat, lon } = surface.centre();
    // The click is exact to the pixel, which is wide when a whole country is seen.
    expect(onPoint).toHaveBeenCalledWith({ lat: expect.closeTo(lat, 1), lon: expect.closeTo(lon, 1) });
    surface.close();
  });
});
