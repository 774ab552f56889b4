import { brouillonDeLegendeSchema } from '@bridge/contract';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../../resource/form/form.context.ts';
import { sentenceOf } from '../../explain.ts';
import { ApercuFrame } from '../apercu.frame.tsx';
import { apercuDeLegendeQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';

const NAMES = Object.keys(brouillonDeLegendeSchema.shape);
const DELAY = 300;

/** Beside a legend, saved or not: as it is read, drawn with the same drawings as the pages. */
export default function LegendePreview() {
  const values = useForm(useShallow(({ values: all }) => Object.fromEntries(NAMES.map((name) => [name, all[name]]))));
  const langue = useLangueDApercu();
  const [settled] = useDebouncedValue(values, DELAY);
  const legende = useMemo(() => brouillonDeLegendeSchema.safeParse(settled).data ?? null, [settled]);
  const { data, error, isPlaceholderData } = useQuery(apercuDeLegendeQuery(legende && { legende, langue }));
  if (legende !== null && legende.entrees.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        Ajoutez une entrée, ou laissez Bridge vous en proposer.
      </Text>
    );
  if (error)
    return (
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {sentenceOf(error)}
      </Text>
    );
  if (data === undefined)
    return legende === null ? (
      <Text size="sm" c="dimmed" role="status">
        {'Complétez les entrées\u00a0: la légende se lira ici.'}
      </Text>
    ) : (
      <Skeleton height={352} />
    );
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <LangueChoice />
      </Group>
      <ApercuFrame
        title="Aperçu de la légende"
        html={data.html}
        langue={langue}
        isStale={legende === null || settled !== values || isPlaceholderData}
      />
    </Stack>
  );
}
