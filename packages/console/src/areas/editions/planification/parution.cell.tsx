import { civilDay } from '@bridge/contract';
import { Text } from '@mantine/core';
import { FieldValue } from '../../../resource/values/field-value.tsx';
import { formatDate } from '../../../resource/values/format.ts';
import { periodIn } from '../../../resource/values/read.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** When it issues its documents; where it issues none now, why. */
export function ParutionCell(props: ValueProps) {
  const { record } = props;
  const { du, au } = periodIn(record?.validite);
  const today = civilDay(new Date());
  const why =
    (au && au < today && `Terminée le ${formatDate(au)}`) ||
    (record?.actif === false && 'Suspendue') ||
    (du && du > today && `À partir du ${formatDate(du)}`);
  if (why)
    return (
      <Text span size="sm" c="dimmed">
        {why}
      </Text>
    );
  return <FieldValue {...props} />;
}
