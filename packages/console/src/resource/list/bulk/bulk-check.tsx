import { type BulkResult, countOf } from '@bridge/contract';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useRecordListContext } from '../list.context.ts';
import type { Selected } from '../table/selection.rules.ts';
import type { BulkContent } from './bulk.rules.ts';
import { type BulkKind, doneSentence, previewSentence, verbOf } from './bulk.words.ts';
import { BulkUsages } from './bulk-usages.tsx';
import { Refusals } from './refusals.tsx';
import { useBulk } from './use-bulk.ts';

interface Props {
  readonly kind: BulkKind;
  readonly selected: Selected;
  readonly content: BulkContent;
  /** Goes back to the question asked before; null when there was none. */
  readonly onBack: (() => void) | null;
  readonly onClose: () => void;
}

/** The forecast of a bulk action, with the rows that would be refused; then its outcome. */
export function BulkCheck({ kind, selected, content, onBack, onClose }: Props) {
  const { resource } = useRecordListContext();
  const ids = useMemo(() => [...selected.keys()], [selected]);
  // The dialog stays open on refused rows; a full success closes it and is told by a notice.
  const { check, run } = useBulk({ kind, ids, content, onDone: (refused) => refused === 0 && onClose() });
  const problem = run.error ?? check.error;
  const { data } = check;
  if (run.data) return <Outcome kind={kind} result={run.data} onClose={onClose} />;
  return (
    <Stack gap="md">
      {!data && !problem && (
        <>
          <Text role="status">Vérification de {countOf(resource.noun, selected.size)}…</Text>
          <Skeleton height={14} width="60%" />
        </>
      )}
      {data && <Text role="status">{previewSentence(resource.noun, kind, data.done, data.refused)}</Text>}
      {data && <BulkUsages resource={resource} results={data.results} />}
      {data && <Refusals resource={resource} results={data.results} />}
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {problem.message}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack ?? onClose} data-autofocus>
          {onBack ? 'Retour' : 'Annuler'}
        </Button>
        {check.error ? (
          <Button loading={check.isFetching} onClick={() => void check.refetch()}>
            Réessayer
          </Button>
        ) : (
          <Button
            {...(kind === 'remove' ? { color: 'red' } : {})}
            disabled={!data || data.done === 0}
            loading={run.isPending}
            onClick={() => run.mutate()}
          >
            {data && data.done > 0 ? `${verbOf(kind)} (${data.done})` : verbOf(kind)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface OutcomeProps {
  readonly kind: BulkKind;
  readonly result: BulkResult;
  readonly onClose: () => void;
}

function Outcome({ kind, result, onClose }: OutcomeProps) {
  const { resource } = useRecordListContext();
  return (
    <Stack gap="md">
      <Text role="status">{doneSentence(resource.noun, kind, result.done, result.refused)}</Text>
      <Refusals resource={resource} results={result.results} />
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Fermer
        </Button>
      </Group>
    </Stack>
  );
}
