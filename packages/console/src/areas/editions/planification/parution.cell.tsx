import { civilDay } from '@bridge/contract';
import { Text } from '@mantine/core';
import { FieldValue } from '../../../resource/values/field-value.tsx';
import { formatDate } from '../../../resource/values/format.ts';
import { periodIn } from '../../../resource/values/read.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** When it issues its documents; where it issues none any more, why. */
export function ParutionCell(props: ValueProps) {
  const { record } = props;
  const { au } = periodIn(record?.validite);
  if (au && au < civilDay(new Date()))
    return (
      <Text span size="sm" c="dimmed">
        {`Terminée le ${formatDate(au)}`}
      </Text>
    );
  if (record?.actif === false)
    return (
      <Text span size="sm" c="dimmed">
        Suspendue
      </Text>
    );
  return <FieldValue {...props} />;
}
