import { useForm } from '../../../resource/form/form.context.ts';
import { idIn } from '../../../resource/values/read.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { cibleIn, valeursIn } from './choix.rules.ts';
import { ValeursChoice } from './valeurs-choice.tsx';

/** The values of one choice, of which there may be several. */
export default function ValeursWidget({ id, field, value, onChange, error, inner }: WidgetProps) {
  const cible = useForm(({ values }) => cibleIn(values.cible));
  const critere = useForm(({ values }) => idIn(values.critere)) ?? 0;
  if (cible === null) return null;
  return (
    <ValeursChoice
      id={id}
      label={field.label}
      labelHidden
      cible={cible}
      critere={critere}
      value={valeursIn(value)}
      // The frame shows the error about the whole field.
      error={error === undefined ? Object.values(inner)[0] : undefined}
      onChange={onChange}
    />
  );
}
