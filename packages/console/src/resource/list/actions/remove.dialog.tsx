import { type AnyRecord, inUseSchema, type Noun, type Resource, TOLD_APART, theOf } from '@bridge/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../../../api/client.ts';
import { VEIL } from '../../../ui/veil.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { participle, told } from './participle.ts';
import { showDone } from './undo.notice.tsx';
import { Usages } from './usage-list.tsx';
import type { RecordActs } from './use-record-acts.ts';

interface Props {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly acts: RecordActs;
  readonly refresh: () => Promise<void>;
  readonly mayArchive: boolean;
  readonly onClose: () => void;
}

/** Asks before a record goes to the trash, and shows the records that refer to it when it is in use. */
export default function RemoveDialog({ resource, record, acts, refresh, mayArchive, onClose }: Props) {
  const { noun, calls } = resource;
  const titre = titleOf(resource, record, useLanguages());
  const removal = useMutation({
    mutationFn: () => call(calls.remove, { params: { id: record.id }, query: { version: record.version } }),
    onSuccess: () => {
      onClose();
      const follow = () => acts.bringBack([record.id]);
      showDone(told(noun, titre, 'mis à la corbeille'), { label: 'Annuler', follow });
    },
    onSettled: () => void refresh(),
  });
  const usages = usagesIn(removal.error);
  const archive = () => {
    onClose();
    acts.archive(record);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        usages
          ? `«\u00a0${titre}\u00a0» est encore ${participle(noun, 'utilisé')}`
          : `Mettre «\u00a0${titre}\u00a0» à la corbeille`
      }
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>{usages ? whatToDo(noun) : `Vous aurez 30 jours pour ${it(noun)} restaurer depuis la corbeille.`}</Text>
        {usages && <Usages items={usages.items} elsewhere={usages.ailleurs} />}
        {removal.error && !usages && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {removal.error.message}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {usages ? 'Fermer' : 'Annuler'}
          </Button>
          {!usages && (
            <Button color="red" loading={removal.isPending} onClick={() => removal.mutate()}>
              Mettre à la corbeille
            </Button>
          )}
          {usages && mayArchive && <Button onClick={archive}>Archiver plutôt</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}

const it = ({ feminine }: Noun) => (feminine ? 'la' : 'le');

function whatToDo(noun: Noun): string {
  return `Retirez ${theOf(noun)} de ce qui s’en sert, ou archivez-${it(noun)}\u00a0: ce qui s’en sert n’est pas changé, et on ne ${it(noun)} propose plus ailleurs.`;
}

/** The usages that come with a « still in use » refusal; null for any other failure. */
function usagesIn(error: Error | null) {
  if (!(error instanceof ApiError) || error.code !== TOLD_APART.inUse.code) return null;
  return inUseSchema.safeParse(error.data).data ?? { items: [], ailleurs: 0 };
}
