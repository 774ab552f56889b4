import { vi } from 'vitest';
import * as surface from '../ui/map/map-surface.ts';
import { standIn } from './stand-in.ts';

/** Maps that draw nothing, for the test file that calls this: other files test what leaflet draws. */
export function blankMap(show = vi.fn()): void {
  standIn(surface, 'openSurface', () => ({ show, fit: vi.fn(), resize: vi.fn(), close: vi.fn() }));
}
