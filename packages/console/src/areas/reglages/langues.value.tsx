import { languageName } from '../../resource/values/language.ts';
import { textsIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';

export default function LanguesValue({ value }: ValueProps) {
  return textsIn(value).map(languageName).join(', ');
}
