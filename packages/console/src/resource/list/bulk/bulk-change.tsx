import { blankOf, OBLIGATORY } from '@bridge/contract';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { FormField } from '../../widgets/field-frame.tsx';
import { useRecordListContext } from '../list.context.ts';
import { type BulkContent, changeableFields } from './bulk.rules.ts';

interface Props {
  readonly onReady: (content: BulkContent) => void;
  readonly onCancel: () => void;
}

/** Asks for one field, and the value that all the records are to hold. */
export function BulkChange({ onReady, onCancel }: Props) {
  const { resource } = useRecordListContext();
  const id = useId();
  const fields = changeableFields(resource);
  const [name, setName] = useState(fields[0]?.[0] ?? '');
  const field = resource.fields[name];
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [error, setError] = useState<string | undefined>();
  if (!field) return null;
  const value = name in typed ? typed[name] : blankOf(field);
  const submit = () => {
    const reading = (field.input ?? field.schema).safeParse(value);
    if (reading.success) onReady({ changes: { [name]: value } });
    else setError(value === null ? OBLIGATORY : (reading.error.issues[0]?.message ?? OBLIGATORY));
  };
  return (
    <Stack gap="md">
      <NativeSelect
        label="Champ à modifier"
        description="Sa valeur actuelle est remplacée sur tous les éléments sélectionnés."
        data={fields.map(([key, { label }]) => ({ value: key, label }))}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
      />
      <FormField
        key={name}
        id={`${id}-${name}`}
        path={name}
        field={field}
        value={value}
        onChange={(next) => {
          setTyped({ ...typed, [name]: next });
          setError(undefined);
        }}
        error={error}
        inner={NOTHING_INSIDE}
        readOnly={false}
        resource={resource.id}
        valueOf={(other) => typed[other]}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Annuler
        </Button>
        <Button onClick={submit}>Vérifier</Button>
      </Group>
    </Stack>
  );
}

const NOTHING_INSIDE = {};
