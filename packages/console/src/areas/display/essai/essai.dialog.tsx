import { manifesteDEssai } from '@bridge/contract';
import { Modal, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { EssaiControls, type Reglages, reglagesDe } from './essai.controls.tsx';
import { EssaiFrame } from './essai.frame.tsx';
import classes from './essai.module.css';
import { demandeDe, readBrouillon } from './essai.rules.ts';

interface Props {
  /** The typed values of the form. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

function essaiQuery(lu: ReturnType<typeof readBrouillon>, { ecran, langue, jour, epreuve }: Reglages) {
  const body =
    'brouillon' in lu && jour !== null
      ? { diaporama: lu.brouillon, ecran: ecran?.id ?? null, langue, jour, epreuve }
      : null;
  return queryOptions({
    queryKey: ['display', 'essai', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(manifesteDEssai, { body }, { signal, toldInPlace: true }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

/** The diaporama of a form as a screen plays it at a moment, in the very player of screens. */
export default function EssaiDialog({ values, onClose }: Props) {
  useReturnFocus();
  const lu = useMemo(() => readBrouillon(values), [values]);
  const [reglages, setReglages] = useState(() => reglagesDe(new Date()));
  const { data, error, isFetching, refetch } = useQuery(essaiQuery(lu, reglages));
  const { jour, heure, langue, rang } = reglages;
  const demande = useMemo(
    () => (data && jour !== null ? demandeDe(data, { jour, heure, langue, rang }) : null),
    [data, jour, heure, langue, rang],
  );
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title="Aperçu plein écran"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer l’aperçu' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <EssaiControls values={values} reglages={reglages} onChange={setReglages} />
      {'manque' in lu && <Text role="status">{lu.manque}</Text>}
      {error && (
        <LoadError
          title="Le diaporama n’a pas pu être préparé"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {'brouillon' in lu && !error && <EssaiFrame demande={demande} isFetching={isFetching} />}
    </Modal>
  );
}
