import { countOf, objet, selection } from '@bridge/contract';
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordQuery } from '../../resource/form/record.queries.ts';
import { textIn } from '../../resource/values/read.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { sentenceOf } from '../explain.ts';
import { manqueEnMots, readBrouillon } from './brouillon.rules.ts';
import { EnPlus } from './compte.tsx';
import { ResultatTabs } from './resultat.tabs.tsx';
import { compteQuery } from './selection.queries.ts';
import type { VueProps } from './vue.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** The objets of a saved sélection, shown without opening its form. */
export default function ResultatDialog({ id, onClose }: Props) {
  useReturnFocus();
  const { data, error, isFetching, refetch } = useQuery(recordQuery(selection, id));
  // The same draft while the record stays the same, so that the page of the result is kept.
  const lu = useMemo(() => data && readBrouillon(data), [data]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(64rem, 100%)"
      title={textIn(data?.nom) || 'Résultat'}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {error && !data && (
        <LoadError
          title="La sélection n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={240} />}
      {lu && !lu.ok && <Text>{manqueEnMots(lu.manquent)}</Text>}
      {lu?.ok && (
        <Stack gap="sm">
          <Total brouillon={lu.brouillon} />
          <ResultatTabs brouillon={lu.brouillon} />
        </Stack>
      )}
    </Modal>
  );
}

function Total({ brouillon }: VueProps) {
  const { data, error, isFetching, refetch } = useQuery(compteQuery(brouillon));
  if (error) {
    return (
      <LoadError
        title="Les objets n’ont pas pu être comptés"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div>
      <Text role="status">{data ? countOf(objet.noun, data.total) : '…'}</Text>
      <EnPlus nombre={data?.enPlus ?? 0} />
    </div>
  );
}
