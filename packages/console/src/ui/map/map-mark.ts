import type { Mark } from './clusters.ts';
import classes from './map.module.css';

/** The look of a kind of point, which is never its colour alone. */
export interface MarkLook {
  /** The colour, dark enough for a white drawing on it. */
  readonly colour: string;
  /** Id of the `<symbol>` that holds the drawing. */
  readonly symbol: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const figures = new Intl.NumberFormat('fr');

/** The button of a mark, which keyboards and screen readers know. It is built by hand, as the map moves it by hand. */
export function markButton(mark: Mark, look: MarkLook | undefined, onPress: (event: MouseEvent) => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  if (mark.kind === 'cluster') {
    button.className = classes.cluster ?? '';
    button.dataset.size = mark.count < 10 ? 'small' : mark.count < 100 ? 'medium' : 'large';
    button.textContent = figures.format(mark.count);
    button.setAttribute('aria-label', `${figures.format(mark.count)} points à cet endroit\u00a0: rapprocher`);
    return button;
  }
  button.className = classes.mark ?? '';
  button.title = mark.point.label;
  button.setAttribute('aria-label', mark.point.label);
  if (look) {
    button.style.setProperty('--mark', look.colour);
    button.append(drawingOf(look.symbol));
  }
  return button;
}

function drawingOf(symbol: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}
