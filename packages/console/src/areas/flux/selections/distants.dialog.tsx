import { type AnyRecord, fluxApidae } from '@bridge/contract';
import { Alert, Button, Checkbox, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { createRecordCalls } from '../../../resource/form/record/record-call.ts';
import { textIn } from '../../../resource/values/read.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { reasonOf } from '../reason.ts';
import { idsIn, unknownIds, writeIds } from './selections.rules.ts';

interface Distant {
  readonly id: number;
  readonly nom: string;
}

interface Words {
  readonly title: string;
  readonly asking: string;
  readonly failed: string;
  /** The help that says what ticking means. */
  readonly hint: string;
  readonly legend: string;
  readonly unknown: (id: number) => string;
  readonly saved: string;
  readonly savedAll: string;
}

export interface DialogProps {
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

interface Props<T extends Distant> extends DialogProps {
  /** The field of the feed that keeps the ids of the chosen items. */
  readonly field: 'selections' | 'criteresInternes';
  readonly read: (
    id: number,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly T[]; readonly message: string }>;
  readonly words: Words;
  readonly describe: (distant: T) => string;
  /** Elements beside an item. */
  readonly beside?: (distant: T, refresh: () => void) => ReactNode;
}

/** The items of an Apidae project, and those that the feed imports: all of them when none is chosen. */
export function DistantsDialog<T extends Distant>({ record, onClose, field, read, words, describe, beside }: Props<T>) {
  useReturnFocus();
  const { form } = useRecordFormContext();
  const work = useMemo(() => createRecordCalls(form), [form]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(idsIn(textIn(record[field]))));
  const [isSaving, setSaving] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [`${field}-apidae`, record.id],
    queryFn: ({ signal }) => read(record.id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const toggle = (id: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const save = async () => {
    setSaving(true);
    await work.change(field, async ({ id, version }, idempotencyKey) => {
      const body = { [field]: writeIds(chosen), version };
      const next = await call(fluxApidae.calls.update, { params: { id }, body }, { idempotencyKey });
      showNotice(chosen.size === 0 ? words.savedAll : words.saved);
      onClose();
      return next;
    });
    setSaving(false);
  };
  const listed = data?.items ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={words.title}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        {isFetching && !data && (
          <>
            <Text role="status">{words.asking}</Text>
            <Skeleton height={160} />
          </>
        )}
        {error && !isFetching && (
          <LoadError
            title={words.failed}
            reason={reasonOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && !error && listed.length === 0 && (
          <Alert color="orange" role="alert">
            {data.message}
          </Alert>
        )}
        {listed.length > 0 && (
          <>
            <Text c="dimmed">{`${data?.message ?? ''} ${words.hint}`}</Text>
            <Stack gap="xs" component="fieldset" bd="none" p={0} m={0} aria-label={words.legend}>
              {listed.map((distant) => (
                <Group key={distant.id} justify="space-between" gap="xs">
                  <Checkbox
                    label={distant.nom}
                    description={describe(distant)}
                    checked={chosen.has(distant.id)}
                    onChange={({ currentTarget }) => toggle(distant.id, currentTarget.checked)}
                  />
                  {beside?.(distant, () => void refetch())}
                </Group>
              ))}
              {unknownIds(textIn(record[field]), listed).map((id) => (
                <Checkbox
                  key={id}
                  label={words.unknown(id)}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
              ))}
            </Stack>
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Fermer
          </Button>
          {listed.length > 0 && (
            <Button loading={isSaving} onClick={() => void save()}>
              Enregistrer ce choix
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
