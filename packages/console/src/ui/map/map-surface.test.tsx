import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPoint } from './map.points.ts';
import { openSurface, type SurfaceOptions } from './map-surface.ts';

const at = (id: number, lon: number, lat: number): MapPoint => ({ id, lon, lat, label: `Point ${id}`, look: 'hotel' });

/** Opens a map in an element with a size, which jsdom does not lay out. */
function open(changes: Partial<SurfaceOptions> = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const told = { onView: vi.fn(), onPick: vi.fn(), onTilesMissing: vi.fn(), onTilesCome: vi.fn() };
  const looks = { hotel: { colour: '#123456', symbol: 'un-hotel' } };
  const surface = openSurface(element, { looks, view: null, still: true, ...told, ...changes });
  const marks = () => [...element.querySelectorAll<HTMLButtonElement>('button')];
  return { element, surface, marks, ...told };
}

describe('a map', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('marks each point with a button of its name, its colour and its drawing', () => {
    const { surface, marks, onPick } = open();
    surface.show([at(1, 7.2, 48.1), at(2, 7.9, 48.4)], []);
    expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual(['Point 1', 'Point 2']);
    expect(marks()[0]?.style.getPropertyValue('--mark')).toBe('#123456');
    expect(marks()[0]?.querySelector('use')?.getAttribute('href')).toBe('#un-hotel');
    marks()[0]?.click();
    expect(onPick).toHaveBeenCalledWith([at(1, 7.2, 48.1)]);
  });

  it('comes nearer when a cluster is pressed, and lists it when nothing is nearer', () => {
    const { surface, marks, onPick } = open({ view: { lon: 7.2, lat: 48.1, zoom: 5 } });
    surface.show([at(1, 7.2, 48.1), at(2, 7.2, 48.1), at(3, 7.4, 48.2)], []);
    expect(marks()[0]?.textContent).toBe('3');
    marks()[0]?.click();
    expect(marks().map((mark) => mark.textContent)).toContain('2');
    marks()
      .find((mark) => mark.textContent === '2')
      ?.click();
    expect(onPick.mock.calls[0]?.[0]).toHaveLength(2);
  });

  it('amid a page, leaves the wheel to the page until it is clicked or Ctrl is held', () => {
    const { element } = open({ inPage: true });
    const turn = (init: WheelEventInit = {}) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 40, ...init });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn()).toBe(false);
    expect(turn({ ctrlKey: true })).toBe(true);
    element.focus();
    expect(turn()).toBe(true);
  });

  it('looks where it was left, whatever points come', () => {
    const { surface, onView } = open({ view: { lon: 2, lat: 47, zoom: 9 } });
    surface.show([at(1, 7.2, 48.1)], []);
    expect(onView).not.toHaveBeenCalled();
  });

  it('keeps the focus of who stood on a mark that other points replace', () => {
    const { element, surface, marks } = open();
    surface.show([at(1, 7.2, 48.1), at(2, 7.9, 48.4)], []);
    marks()[0]?.focus();
    surface.show([at(1, 7.2, 48.1)], []);
    expect(document.activeElement).toBe(marks()[0]);
    surface.show([at(3, 7.3, 48.1)], []);
    expect(document.activeElement).toBe(element);
  });

  it('tells when its background comes after all', () => {
    const { element, onTilesCome } = open();
    element.querySelector('img')?.dispatchEvent(new Event('load'));
    expect(onTilesCome).toHaveBeenCalled();
  });

  it('keeps its points and says so when its background does not come', () => {
    const { element, surface, marks, onTilesMissing } = open();
    surface.show([at(1, 7.2, 48.1)], []);
    element.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(onTilesMissing).toHaveBeenCalled();
    expect(marks()).toHaveLength(1);
  });

  it('hears no more of the window once it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { surface } = open();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
    surface.close();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    expect(() => vi.runAllTimers()).not.toThrow();
    vi.useRealTimers();
  });

  it('names whose map it is', () => {
    const { element } = open();
    expect(element.querySelector('.leaflet-control-attribution')?.textContent).toContain('IGN');
  });

  it('asks its background for nothing but pictures, without saying who asks', () => {
    const { element } = open();
    const tile = element.querySelector('img');
    expect(tile?.src).toContain('https://data.geopf.fr/wmts?');
    expect(tile?.referrerPolicy ?? tile?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
