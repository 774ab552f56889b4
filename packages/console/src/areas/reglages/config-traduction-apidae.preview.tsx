import { brouillonDeTraductionApidaeSchema, simulerTraductionApidae } from '@bridge/contract';
import { Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import classes from './config.module.css';
import { useBrouillonDe } from './config-brouillon.ts';
import { EstimationPart } from './config-estimation.part.tsx';

/** Beside a configuration, saved or not: what it would translate and write back into Apidae. */
export default function ConfigTraductionApidaePreview() {
  const { lecture, isLate } = useBrouillonDe(brouillonDeTraductionApidaeSchema);
  const body = lecture.ok ? { brouillon: lecture.brouillon } : null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['reglages', 'simulation-apidae', body],
    queryFn:
      body === null ? skipToken : ({ signal }) => call(simulerTraductionApidae, { body }, { quiet: true, signal }),
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
      isFree={false}
      retry={() => void refetch()}
    />
  );
}
