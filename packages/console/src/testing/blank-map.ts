import { vi } from 'vitest';
import * as surface from '../ui/map/map-surface.ts';
import { standIn } from './stand-in.ts';

/** Maps that draw nothing, for the file that calls it: what leaflet draws is tested where it is drawn. */
export function blankMap(show = vi.fn()): void {
  standIn(surface, 'openSurface', () => ({ show, fit: vi.fn(), resize: vi.fn(), close: vi.fn() }));
}
