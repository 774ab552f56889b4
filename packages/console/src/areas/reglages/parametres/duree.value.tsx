import { numberIn } from '../../../resource/values/read.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';
import { durationText } from './duration.rules.ts';

export default function DureeValue({ value }: ValueProps) {
  return durationText(numberIn(value) ?? 0);
}
