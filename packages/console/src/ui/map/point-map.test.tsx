import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { standIn } from '../../testing/stand-in.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { PointMap } from './map.tsx';
import * as surface from './map-surface.ts';

const opened: { options: surface.SurfaceOptions; show: Mock; close: Mock }[] = [];
standIn(surface, 'openSurface', (_: HTMLElement, options: surface.SurfaceOptions) => {
  const one = { options, show: vi.fn(), fit: vi.fn(), resize: vi.fn(), close: vi.fn() };
  opened.push(one);
  return one;
});
fakeBrowser();
beforeEach(() => void opened.splice(0));

const POINTS = [{ id: 1, lon: 7, lat: 48, label: 'Un', look: 'x' }];
const LOOKS = { x: { colour: '#111111', icon: () => <path /> } };

function draw(mode: 'visible' | 'hidden' = 'visible') {
  return (
    <Unstyled>
      <Activity mode={mode}>
        <PointMap label="Carte des essais" points={POINTS} looks={LOOKS} />
      </Activity>
    </Unstyled>
  );
}

describe('a map in a tab', () => {
  it('is made anew when the tab is shown again, and looks where it did', async () => {
    const view = render(draw());
    await waitFor(() => expect(opened[0]?.show).toHaveBeenCalledWith(POINTS, []));
    opened[0]?.options.onView({ lon: 7.5, lat: 48.5, zoom: 12 });
    view.rerender(draw('hidden'));
    await waitFor(() => expect(opened[0]?.close).toHaveBeenCalled());
    view.rerender(draw());
    await waitFor(() => expect(opened[1]?.show).toHaveBeenCalledWith(POINTS, []));
    expect(opened[1]?.options.view).toEqual({ lon: 7.5, lat: 48.5, zoom: 12 });
  });

  it('says that its background is missing', async () => {
    render(draw());
    await waitFor(() => expect(opened[0]?.show).toHaveBeenCalled());
    opened[0]?.options.onTilesMissing();
    expect(await screen.findByText(/Fond de carte indisponible/)).toBeTruthy();
  });
});
