import type { Field } from '@bridge/contract';
import { Text } from '@mantine/core';
import { FieldValue } from '../../resource/values/field-value.tsx';
import { languageName } from '../../resource/values/language.ts';
import { numberIn, textsIn } from '../../resource/values/read.ts';
import { durationText } from './duration.rules.ts';

interface Props {
  readonly field: Field;
  /** Undefined: inherited. */
  readonly value: unknown;
}

/** A setting in one line, as its own widget would say it. */
export function SettingValue({ field, value }: Props) {
  if (value === undefined)
    return (
      <Text span c="dimmed">
        hérité
      </Text>
    );
  switch (field.widget) {
    case 'langues':
      return textsIn(value).map(languageName).join(', ');
    case 'duree':
      return durationText(numberIn(value) ?? 0);
    default:
      return <FieldValue field={field} value={value} density="line" />;
  }
}
