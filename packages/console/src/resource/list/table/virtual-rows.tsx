import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The most rows that are all drawn; beyond, only those in sight are, so that scrolling stays fluid. */
export const MOST_DRAWN = 60;
const BEYOND = 6;

interface Props {
  readonly count: number;
  /** The height in pixels of a row that was not drawn yet. */
  readonly height: number;
  readonly draw: Draw;
}

/** Draws the row at a place. `measure` is a ref for its element, which names its place in `data-index`. */
export type Draw = (place: number, measure?: (element: Element | null) => void) => ReactNode;

/** Rows of a table that scrolls inside a region. Rows that are not drawn leave their room, so that nothing moves. */
export function VirtualTableRows({ region, ...props }: Props & { readonly region: HTMLElement | null }) {
  const virtual = useVirtualizer({
    count: props.count,
    getScrollElement: () => region,
    estimateSize: () => props.height,
    overscan: BEYOND,
  });
  return drawn(virtual, props.draw, (key, height) => (
    <tr key={key} aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  ));
}

/** Cards that scroll with the page; those out of sight are not drawn. */
export function VirtualCards({ count, height, draw }: Props) {
  const top = useRef<HTMLLIElement>(null);
  const [margin, setMargin] = useState(0);
  // The top of the cards is known once they are drawn.
  useLayoutEffect(() => setMargin((top.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: margin,
  });
  return (
    <>
      <li ref={top} aria-hidden />
      {drawn(virtual, draw, (key, room) => (
        <li key={key} aria-hidden style={{ height: room }} />
      ))}
    </>
  );
}

function drawn<S extends Element | Window>(
  virtual: Virtualizer<S, Element>,
  draw: Draw,
  space: (key: string, height: number) => ReactNode,
): ReactNode[] {
  const items = virtual.getVirtualItems();
  const margin = virtual.options.scrollMargin;
  const before = (items[0]?.start ?? margin) - margin;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  return [
    ...(before > 0 ? [space('before', before)] : []),
    ...items.map(({ index }) => draw(index, virtual.measureElement)),
    ...(after > 0 ? [space('after', after)] : []),
  ];
}
