import { CHAMPS_DE_TRI, sensEnMots } from '@bridge/contract';
import { ChoiceWidget } from '../../resource/widgets/choices/choice.widget.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The direction of a key, in the words of the field that it sorts by. */
export default function SensWidget({ field, ...props }: WidgetProps) {
  const champ = CHAMPS_DE_TRI.find(({ value }) => value === props.valueOf('champ'));
  const own = champ && field.kind === 'choice' ? { ...field, choices: sensEnMots(champ) } : field;
  return <ChoiceWidget {...props} field={own} />;
}
