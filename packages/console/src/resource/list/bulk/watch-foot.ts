const HEIGHT = '--bridge-foot-bar';
/** Between the bar and the edge of the window. */
const MARGIN = 12;

/**
 * As a ref: tells the page how much of its foot the bar takes, on however many lines, so that no toast lies over it.
 * A tab that is put behind another lets go of its refs, and its bar of the foot.
 */
export function watchFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = bar.ownerDocument.documentElement;
  const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight + MARGIN}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty(HEIGHT);
  };
}
