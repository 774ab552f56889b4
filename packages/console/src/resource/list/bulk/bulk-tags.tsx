import type { Field } from '@bridge/contract';
import { Button, Group, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { idsIn } from '../../values/read.ts';
import { FormField } from '../../widgets/field-frame.tsx';
import { useRecordListContext } from '../list.context.ts';
import { type BulkContent, type TagContent, taking } from './bulk.rules.ts';

interface Props {
  readonly onReady: (content: BulkContent) => void;
  readonly onCancel: () => void;
}

/** Asks for tags to put on and to take off; the other tags of the records stay. */
export function BulkTags({ onReady, onCancel }: Props) {
  const { resource } = useRecordListContext();
  const [content, setContent] = useState<TagContent>({ addTags: [], removeTags: [] });
  const { addTags, removeTags } = content;
  const tags = resource.fields.tags;
  if (!tags) return null;
  const nothing = addTags.length + removeTags.length === 0;
  return (
    <Stack gap="md">
      <TagsField
        field={tags}
        label="Tags à ajouter"
        value={addTags}
        onChange={(ids) => setContent(taking(content, 'addTags', ids))}
      />
      <TagsField
        field={tags}
        label="Tags à retirer"
        value={removeTags}
        onChange={(ids) => setContent(taking(content, 'removeTags', ids))}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Annuler
        </Button>
        <Button disabled={nothing} onClick={() => onReady(content)}>
          Vérifier
        </Button>
      </Group>
    </Stack>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

function TagsField({ field, label, value, onChange }: FieldProps) {
  const { resource } = useRecordListContext();
  const id = useId();
  // Neither of the two fields is obligatory here, and the help of the tags field is about forms.
  const { help, ...rest } = { ...field, label, required: false };
  return (
    <FormField
      id={id}
      path="tags"
      field={rest}
      value={value}
      onChange={(next) => onChange(idsIn(next))}
      error={undefined}
      inner={NOTHING_INSIDE}
      readOnly={false}
      resource={resource.id}
      valueOf={() => undefined}
    />
  );
}

const NOTHING_INSIDE = {};
