import { ModalitesChoice } from '../../catalogue/modalites-choice.tsx';
import { entriesIn, idIn, idsIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The values of a criterion that a line shows, in the order in which they were picked. */
export default function ModalitesWidget(props: WidgetProps) {
  const { id, field, value, onChange, resource } = props;
  const source = entriesIn(props.valueOf('source'));
  return (
    <ModalitesChoice
      id={id}
      label={field.label}
      labelHidden
      pour={resource}
      critere={idIn(source.critere) ?? 0}
      value={idsIn(value).map((one) => ({ ref: 'modalite', id: one }))}
      onChange={(next) => onChange(next.map((one) => one.id))}
    />
  );
}
