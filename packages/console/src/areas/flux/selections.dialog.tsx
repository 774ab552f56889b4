import { type AnyRecord, fluxApidae } from '@bridge/contract';
import { Alert, Button, Checkbox, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { useScene } from '../../resource/form/form.context.ts';
import { createRecordCalls } from '../../resource/form/record/record-call.ts';
import { textIn } from '../../resource/values/read.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { selections } from './flux.calls.ts';
import { reasonOf } from './reason.ts';
import { SelectionLiee } from './selection-liee.tsx';
import { countText, idsIn, unknownIds, writeIds } from './selections.rules.ts';

interface Props {
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

/** The selections of the project, and which of them the feed imports: all of them where none is chosen. */
export default function SelectionsDialog({ record, onClose }: Props) {
  useReturnFocus();
  const { form } = useScene();
  const work = useMemo(() => createRecordCalls(form), [form]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(idsIn(textIn(record.selections))));
  const [isSaving, setSaving] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['selections-apidae', record.id],
    queryFn: ({ signal }) => selections(record.id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const toggle = (id: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const save = async () => {
    setSaving(true);
    await work.change('selections', async ({ id, version }, idempotencyKey) => {
      const body = { selections: writeIds(chosen), version };
      const next = await call(fluxApidae.calls.update, { params: { id }, body }, { idempotencyKey });
      showNotice(chosen.size === 0 ? 'Le flux importe tout le projet' : 'Sélections du flux enregistrées');
      onClose();
      return next;
    });
    setSaving(false);
  };
  const listed = data?.selections ?? [];
  const unknown = unknownIds(textIn(record.selections), listed);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Sélections distantes"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        {isFetching && !data && (
          <>
            <Text role="status">Les sélections sont demandées…</Text>
            <Skeleton height={160} />
          </>
        )}
        {error && !isFetching && (
          <LoadError
            title="Les sélections n’ont pas pu être lues"
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
            <Text c="dimmed">
              {`${data?.message ?? ''} Cochez celles que le flux importe\u00a0; sans aucune coche, il les importe toutes.`}
            </Text>
            <Stack gap="xs" component="fieldset" bd="none" p={0} m={0} aria-label="Sélections à importer">
              {listed.map((distante) => (
                <Group key={distante.id} justify="space-between" gap="xs">
                  <Checkbox
                    label={distante.nom}
                    description={`n°\u00a0${distante.id} · ${countText(distante.nombre)}`}
                    checked={chosen.has(distante.id)}
                    onChange={({ currentTarget }) => toggle(distante.id, currentTarget.checked)}
                  />
                  <SelectionLiee distante={distante} onCreated={() => void refetch()} />
                </Group>
              ))}
              {unknown.map((id) => (
                <Checkbox
                  key={id}
                  label={`n°\u00a0${id}, inconnue d’Apidae`}
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
