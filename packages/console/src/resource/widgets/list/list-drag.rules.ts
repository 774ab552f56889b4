/** The top and the bottom of an item on the page. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/**
 * The rank that a carried item would take: it passes another item once its edge passes the middle of that item. Items
 * differ in height, an open one being many times the others, so the middle of the carried item tells nothing.
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

/** The top to which an item must be carried to take a rank. */
export function topAt(boxes: readonly Box[], from: number, to: number): number | undefined {
  const [start, aimed] = [boxes[from], boxes[to]];
  if (!start || !aimed) return undefined;
  return to <= from ? aimed.top : aimed.bottom - (start.bottom - start.top);
}
