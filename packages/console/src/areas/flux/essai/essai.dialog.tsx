import type { Essai, Systeme } from '@bridge/contract';
import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { tryFeed } from '../flux.calls.ts';
import { reasonOf } from '../reason.ts';
import { factsOf } from './essai.words.ts';
import { EssaiIdentifiants } from './essai-identifiants.tsx';
import { EssaiExemples, EssaiRejets } from './essai-tables.tsx';

interface Props {
  readonly systeme: Systeme;
  readonly id: number;
  readonly nom: string;
  readonly onClose: () => void;
  /** Called with the answer of the source; `null` for a test that failed itself. */
  readonly onResult?: (essai: Essai | null) => void;
  /** Prepares the mapping of the feed, when that is the next step. */
  readonly onPrepare?: () => void;
}

/** A test of a feed: shows the answer of the source before anything is imported. */
export default function EssaiDialog({ systeme, id, nom, onClose, onResult, onPrepare }: Props) {
  useReturnFocus();
  const essai = useQuery({
    queryKey: ['essai', systeme, id],
    queryFn: ({ signal }) => tryFeed(systeme, id, signal),
    // The source changes: each opening is another test.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { data, error, isFetching } = essai;
  useEffect(() => {
    // A test that failed replaces the answer of the one before.
    if (error) onResult?.(null);
    else if (data) onResult?.(data);
  }, [data, error, onResult]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`Test de «\u00a0${nom}\u00a0»`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        {isFetching && (!data || error) && <Waiting />}
        {error && !isFetching && (
          <LoadError
            title="Le test n’a pas pu se faire"
            reason={reasonOf(error)}
            retrying={isFetching}
            onRetry={() => void essai.refetch()}
          />
        )}
        {data && !error && <Result essai={data} id={id} onChosen={() => void essai.refetch()} />}
        <Group justify="flex-end" gap="xs">
          {data && !error && (
            <Button variant="default" loading={isFetching} onClick={() => void essai.refetch()}>
              Tester de nouveau
            </Button>
          )}
          {data?.aRelier && !error && onPrepare ? (
            <Button
              onClick={() => {
                onClose();
                onPrepare();
              }}
            >
              Préparer la correspondance
            </Button>
          ) : (
            <Button onClick={onClose}>Fermer</Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Waiting() {
  return (
    <>
      <Text role="status">La source est interrogée…</Text>
      <Skeleton height={48} />
      <Skeleton height={120} />
    </>
  );
}

interface ResultProps {
  readonly essai: Essai;
  readonly id: number;
  readonly onChosen: () => void;
}

function Result({ essai, id, onChosen }: ResultProps) {
  const isUnnamed = essai.identifiants.length > 0;
  const Icon = essai.reussi ? IconCircleCheck : IconAlertCircle;
  return (
    <>
      <Alert
        color={essai.reussi ? 'green' : isUnnamed ? 'yellow' : 'red'}
        variant="light"
        role={essai.reussi ? 'status' : 'alert'}
        icon={<Icon aria-hidden />}
        title={titleOf(essai)}
      >
        {essai.message}
      </Alert>
      <Text size="sm" c="dimmed">
        {factsOf(essai)}
      </Text>
      {essai.exemples.length > 0 && <EssaiExemples exemples={essai.exemples} />}
      {/* Records refused for want of an identifier all look alike: the way to choose one says more. */}
      {isUnnamed ? (
        <EssaiIdentifiants id={id} identifiants={essai.identifiants} onChosen={onChosen} />
      ) : (
        essai.rejets.length > 0 && <EssaiRejets rejets={essai.rejets} />
      )}
    </>
  );
}

function titleOf({ reussi, identifiants }: Essai): string {
  if (reussi) return 'La source répond';
  return identifiants.length > 0
    ? 'Il reste à dire ce qui identifie les fiches'
    : 'La source n’est pas lue comme attendu';
}
