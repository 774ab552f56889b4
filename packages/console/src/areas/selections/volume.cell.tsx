import { FieldValue } from '../../resource/values/field-value.tsx';
import { numberIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { useCompteDeSelection } from '../common/selections/compte-de-selection.tsx';

/** How many objets one sees in it, whoever it belongs to. */
export function VolumeCell(props: ValueProps) {
  const nombre = useCompteDeSelection(props.record?.id ?? 0, numberIn(props.value) ?? null);
  return <FieldValue {...props} value={nombre} />;
}
