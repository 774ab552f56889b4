import { entriesIn, listIn } from '../../../resource/values/read.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** « Point visible à 40 % × 30 %, 2 recadrages ». */
export default function CadrageValue({ value }: ValueProps) {
  const { focal, recadrages } = entriesIn(value);
  const { x, y } = entriesIn(focal);
  const count = listIn(recadrages).length;
  const point =
    typeof x === 'number' && typeof y === 'number'
      ? `Point visible à ${Math.round(x * 100)}\u00a0% × ${Math.round(y * 100)}\u00a0%`
      : 'Point visible automatique';
  return `${point}${count === 0 ? '' : `, ${count} recadrage${count > 1 ? 's' : ''}`}`;
}
