import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeAfter, useGridKeys } from './use-grid-keys.ts';

describe('the arrows in a grid of pictures', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 1],
    ['End', 2, 6],
    ['Home', 5, 0],
    ['a', 3, 3],
  ])('%s leads from %i to %i of three columns', (key, from, to) => {
    expect(placeAfter(key, from, 3, 7)).toBe(to);
  });
});

function Grid({ names }: { readonly names: readonly string[] }) {
  const keys = useGridKeys(names.length);
  return (
    <div {...keys.grid}>
      {names.map((name, place) => (
        <button key={name} type="button" tabIndex={keys.tabIndexOf(place)} data-grid-item>
          {name}
        </button>
      ))}
    </div>
  );
}

const reached = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

describe('the Tab key in a grid of pictures', () => {
  it('finds where one was, or the last one where there are fewer', () => {
    const { rerender } = render(<Grid names={['lac', 'col', 'pont']} />);
    expect(reached()).toEqual(['lac']);
    fireEvent.focus(screen.getByRole('button', { name: 'pont' }));
    expect(reached()).toEqual(['pont']);
    rerender(<Grid names={['lac', 'col']} />);
    expect(reached()).toEqual(['col']);
  });
});
