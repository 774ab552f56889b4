import { FORMATS_DE_LIGNE, formatsDe } from '@bridge/contract';
import { entriesIn, textIn } from '../../resource/values/read.ts';
import { ChoiceWidget } from '../../resource/widgets/choices/choice.widget.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The format of a value, among those of the source of the line. */
export default function FormatWidget({ field, ...props }: WidgetProps) {
  const { genre, champ } = entriesIn(props.valueOf('source'));
  const formats = formatsDe(genre === 'champ' ? { genre, champ: textIn(champ) } : { genre: 'critere' });
  const choices = FORMATS_DE_LIGNE.filter(({ value }) => formats.includes(value));
  return <ChoiceWidget {...props} field={field.kind === 'choice' ? { ...field, choices } : field} />;
}
