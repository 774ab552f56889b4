import { newOf } from '@bridge/contract';
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { NounIcon } from '../../../ui/icons.tsx';
import { FieldValue } from '../../values/field-value.tsx';
import { isEmpty } from '../../values/read.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';

interface Props {
  /** Name of the record; null for a record that does not exist yet. */
  readonly title: string | null;
  readonly aside?: ReactNode;
}

export function FormHeader({ title, aside }: Props) {
  const { resource } = useRecordFormContext().form;
  const base = useForm((state) => state.base);
  // The state of a record is shown in the header, and changed elsewhere than in a field.
  const { etat } = resource.fields;
  return (
    <Group component="header" justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <div>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title ?? newOf(resource.noun)}
        </Title>
        <Group gap={6} c="dimmed" mt={2}>
          {title !== null && <NounIcon name={resource.icon} size={16} />}
          <Text c="dimmed" maw="70ch">
            {title === null ? resource.purpose : `${resource.noun.one} n°\u00a0${base?.id}`}
          </Text>
          {base && etat?.readOnly && !isEmpty(base.etat) && (
            <Text span ml="xs">
              <FieldValue field={etat} value={base.etat} density="line" />
            </Text>
          )}
        </Group>
      </div>
      {aside}
    </Group>
  );
}
