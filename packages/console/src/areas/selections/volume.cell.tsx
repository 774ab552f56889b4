import { FieldValue } from '../../resource/values/field-value.tsx';
import { numberIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { useCompteDeSelection } from '../common/selections/compte-de-selection.tsx';

/** The count of objets that the reader sees in a sélection, whoever owns it. */
export function VolumeCell(props: ValueProps) {
  const nombre = useCompteDeSelection(props.record?.id ?? 0, numberIn(props.value) ?? null);
  return <FieldValue {...props} value={nombre} />;
}
