import { choice } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { SANS_VOCABULAIRE, vocabulaireQuery } from '../../../catalogue/catalogue.queries.ts';
import { ChoiceWidget } from '../../../resource/widgets/choices/choice.widget.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** A field that the instance adds to the dictionary, chosen by its label; its code is kept. */
export default function ChampWidget({ field, onChange, ...props }: WidgetProps) {
  const { data: { champs } = SANS_VOCABULAIRE } = useQuery(vocabulaireQuery);
  const offered = champs.map(({ code, libelle }) => ({ value: code, label: libelle }));
  const own = choice(offered, { label: field.label });
  return <ChoiceWidget {...props} field={own} onChange={(code) => onChange(code ?? '')} />;
}
