const HEIGHT = '--bridge-foot-bar';
/** The space in pixels between the bar and the edge of the window. */
const MARGIN = 12;

/**
 * A ref that tells the page the height of the bar at its foot, so that no toast lies over it. A tab that is put behind
 * another lets go of its refs, and so of the bar.
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
