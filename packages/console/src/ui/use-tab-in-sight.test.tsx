import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTabInSight } from './use-tab-in-sight.ts';

/** Tabs of 100 pixels each in a list that shows three of them. */
function place(element: Element, left: number, width: number) {
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
}

function Tabs({ chosen }: { readonly chosen: string }) {
  const list = useTabInSight(chosen);
  return (
    <div ref={list} role="tablist">
      {['a', 'b', 'c', 'd', 'e'].map((id) => (
        <button key={id} type="button" role="tab" data-tab={id}>
          {id}
        </button>
      ))}
    </div>
  );
}

it('the chosen tab comes to the middle of its list', () => {
  const { rerender } = render(<Tabs chosen="none" />);
  const list = screen.getByRole('tablist');
  place(list, 20, 300);
  for (const [rank, tab] of screen.getAllByRole('tab').entries()) place(tab, 20 + rank * 100, 100);
  rerender(<Tabs chosen="e" />);
  expect(list.scrollLeft).toBe(300);
});
