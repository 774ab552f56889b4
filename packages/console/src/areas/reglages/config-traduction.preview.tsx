import { brouillonDeTraductionSchema, estimerTraduction } from '@bridge/contract';
import { Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useForm } from '../../resource/form/form.context.ts';
import classes from './config.module.css';
import { useBrouillonDe } from './config-brouillon.ts';
import { EstimationPart } from './config-estimation.part.tsx';

/** Beside a configuration, saved or not: what it would translate, and for how much. */
export default function ConfigTraductionPreview() {
  const { lecture, isLate } = useBrouillonDe(brouillonDeTraductionSchema);
  const id = useForm(({ base }) => base?.id ?? null);
  const body = lecture.ok ? { brouillon: lecture.brouillon, id } : null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['reglages', 'estimation', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(estimerTraduction, { body }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  if (!lecture.ok)
    return (
      <Text size="sm" c="dimmed" role="status" className={classes.empty}>
        {lecture.manque}
      </Text>
    );
  return (
    <EstimationPart
      data={data}
      error={error}
      isFetching={isFetching}
      isStale={isLate || isPlaceholderData}
      isFree={lecture.brouillon.fournisseur === 'deepl-free'}
      retry={() => void refetch()}
    />
  );
}
