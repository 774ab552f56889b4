import { type AnyRecord, critere, modalite } from '@bridge/contract';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useId, useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { recordQuery } from '../../resource/form/record.queries.ts';
import { refreshResource } from '../../resource/list/state/use-rows.ts';
import { titleOf } from '../../resource/record-title.ts';
import { useLanguages } from '../../resource/values/language.ts';
import { Meanwhile } from '../../resource/values/meanwhile.tsx';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import { VEIL } from '../../ui/veil.ts';
import { fitted, isKind, sentenceOf } from '../explain.ts';

const FIELDS = ['libelleLocal', 'picto', 'equivaut'] as const;
type Name = (typeof FIELDS)[number];
type Changes = Readonly<Partial<Record<Name, unknown>>>;

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** The form of a value of a criterion, which has no page of its own. */
export default function ModaliteDialog({ id, onClose }: Props) {
  const { data: record, error } = useQuery({ ...recordQuery(modalite, id), staleTime: 0 });
  const languages = useLanguages();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={record ? titleOf(modalite, record, languages) : modalite.noun.one}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {error && <Text role="alert">{error.message}</Text>}
      {!record && !error && <Skeleton height={180} />}
      {record && <ModaliteForm record={record} onClose={onClose} />}
    </Modal>
  );
}

function ModaliteForm({ record, onClose }: { readonly record: AnyRecord; readonly onClose: () => void }) {
  const [changes, setChanges] = useState<Changes>({});
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ id, version }: AnyRecord) =>
      call(
        modalite.calls.update,
        // Widgets hold whatever is typed: the contract checks it before it is sent.
        { params: { id }, body: fitted(modalite.patch, { ...changes, version }) },
      ),
    onSuccess: async () => {
      await Promise.all([refreshResource(queries, modalite.id), refreshResource(queries, critere.id)]);
      showNotice('Modalité enregistrée');
      onClose();
    },
    onError: () => void refreshResource(queries, modalite.id),
  });
  const isConflict = isKind(save.error, 'conflict');
  const refused = isConflict ? save.variables : undefined;
  const change = useCallback((name: Name, value: unknown) => setChanges((now) => ({ ...now, [name]: value })), []);
  return (
    <Stack gap="md">
      {FIELDS.map((name) => (
        <Fragment key={name}>
          <Field name={name} value={name in changes ? changes[name] : record[name]} onChange={change} />
          {refused && name in changes && (
            <Meanwhile field={modalite.fields[name]} before={refused[name]} now={record[name]} />
          )}
        </Fragment>
      ))}
      {save.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {isConflict
            ? 'Cette modalité a changé entre-temps\u00a0: vérifiez, puis enregistrez de nouveau.'
            : sentenceOf(save.error)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button
          disabled={Object.keys(changes).length === 0}
          loading={save.isPending}
          onClick={() => save.mutate(record)}
        >
          Enregistrer
        </Button>
      </Group>
    </Stack>
  );
}

interface FieldProps {
  readonly name: Name;
  readonly value: unknown;
  readonly onChange: (name: Name, value: unknown) => void;
}

const NOTHING_INSIDE = {};
const noValue = () => undefined;

function Field({ name, value, onChange }: FieldProps) {
  const change = useCallback((next: unknown) => onChange(name, next), [onChange, name]);
  return (
    <FormField
      id={useId()}
      path={name}
      field={modalite.fields[name]}
      value={value}
      onChange={change}
      error={undefined}
      inner={NOTHING_INSIDE}
      readOnly={false}
      resource={modalite.id}
      valueOf={noValue}
    />
  );
}
