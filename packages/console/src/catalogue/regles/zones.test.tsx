import type { Point } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { standIn } from '../../testing/stand-in.ts';
import * as sketch from '../carte/sketch-surface.ts';
import { drawRegles } from '../testing/draw-regles.tsx';

const SEEN = { south: 44, west: 4, north: 45, east: 5 };
const map = { options: null as sketch.SketchOptions | null, draw: vi.fn(), close: vi.fn() };
standIn(sketch, 'openSketch', (_: HTMLElement, options: sketch.SketchOptions) => {
  map.options = options;
  const centre = () => ({ lat: 44.5, lon: 4.5 });
  return { draw: map.draw, centre, seen: () => SEEN, resize: vi.fn(), close: map.close };
});
fakeBrowser();
beforeEach(() => {
  map.options = null;
  map.draw.mockReset();
});

/** Clicks the map once it is drawn. */
async function click(point: Point) {
  await waitFor(() => expect(map.options).not.toBeNull());
  act(() => map.options?.onPoint(point));
}

describe('a zone drawn on a map', () => {
  it('gets its corners from clicks, or from the middle of the map by keyboard', async () => {
    const { user, value, add } = drawRegles();
    await add('Zone dessinée sur la carte');
    expect(screen.getByText('Trois points au moins.')).toBeTruthy();
    await click({ lat: 44, lon: 4 });
    await click({ lat: 45, lon: 4 });
    await user.click(screen.getByRole('button', { name: 'Poser un coin au milieu de la carte' }));
    expect(value().regles).toEqual([
      {
        genre: 'lieu',
        zone: {
          forme: 'polygone',
          sommets: [
            { lat: 44, lon: 4 },
            { lat: 45, lon: 4 },
            { lat: 44.5, lon: 4.5 },
          ],
        },
      },
    ]);
    expect(screen.queryByText('Trois points au moins.')).toBeNull();
  });

  it('is corrected by dragging a corner, and by taking the last one back', async () => {
    const { user, value, add } = drawRegles();
    await add('Zone dessinée sur la carte');
    await click({ lat: 44, lon: 4 });
    await click({ lat: 45, lon: 4 });
    act(() => map.options?.onMove(0, { lat: 43, lon: 3 }));
    await user.click(screen.getByRole('button', { name: 'Effacer le dernier coin' }));
    expect(value().regles).toMatchObject([{ zone: { sommets: [{ lat: 43, lon: 3 }] } }]);
  });
});

describe('a frame', () => {
  it('is what the map shows', async () => {
    const { user, value, add } = drawRegles();
    await add('Cadre de la carte');
    await waitFor(() => expect(map.options).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Prendre le cadre de la carte' }));
    expect(value().regles).toEqual([
      { genre: 'lieu', zone: { forme: 'emprise', sud: 44, ouest: 4, nord: 45, est: 5 } },
    ]);
  });
});

describe('a distance around a point', () => {
  it('takes the point from the map or from its figures, and a name', async () => {
    const { user, value, add } = drawRegles();
    await add('Autour d’un lieu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Autour de quoi' }), 'd’un point de la carte');
    expect(screen.getByText('Choisissez un lieu.')).toBeTruthy();
    await click({ lat: 44.2, lon: 4.8 });
    await user.type(screen.getByRole('textbox', { name: 'Nom de ce lieu' }), 'la gare');
    expect(value().regles).toEqual([
      {
        genre: 'lieu',
        zone: {
          forme: 'rayon',
          centre: { genre: 'point', point: { lat: 44.2, lon: 4.8 }, libelle: 'la gare' },
          km: 10,
        },
      },
    ]);
  });

  it('leaves the map alone while its name is typed', { tags: 'torture' }, async () => {
    const { user, add } = drawRegles();
    await add('Autour d’un lieu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Autour de quoi' }), 'd’un point de la carte');
    await click({ lat: 44.2, lon: 4.8 });
    await waitFor(() => expect(map.draw.mock.lastCall?.[0]).toMatchObject({ centre: { lat: 44.2 } }));
    map.draw.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'Nom de ce lieu' }), 'la gare');
    expect(map.draw).not.toHaveBeenCalled();
  });
});
