/** Where an item stands on the page. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/**
 * The rank that an item would take which was carried somewhere: it passes another once its edge passes the middle of it. Items are of any
 * height, an open one of many times the others', so that the middle of what is carried tells nothing.
 */
export function rankOver(boxes: readonly Box[], from: number, carried: Box): number {
  const start = boxes[from];
  if (!start) return from;
  if (carried.top < start.top) {
    const passed = boxes.findIndex((box, rank) => rank < from && carried.top < middleOf(box));
    return passed === -1 ? from : passed;
  }
  return boxes.reduce((last, box, rank) => (rank > from && carried.bottom > middleOf(box) ? rank : last), from);
}

/** Where an item is carried to take a rank: its top. */
export function topAt(boxes: readonly Box[], from: number, to: number): number | undefined {
  const [start, aimed] = [boxes[from], boxes[to]];
  if (!start || !aimed) return undefined;
  return to <= from ? aimed.top : aimed.bottom - (start.bottom - start.top);
}
