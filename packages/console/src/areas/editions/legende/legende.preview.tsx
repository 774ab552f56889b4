import { brouillonDeLegendeSchema } from '@bridge/contract';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { HtmlFrame } from '../../../ui/html-frame.tsx';
import { ApercuEtat } from '../../apercu-etat.tsx';
import { stylesOf } from '../apercu.styles.ts';
import { apercuDeLegendeQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';

/** Beside a legend, saved or not: as it is read, drawn with the same drawings as the pages. */
export default function LegendePreview() {
  const { brouillon: legende, manquent, isLate } = useBrouillon(brouillonDeLegendeSchema);
  const langue = useLangueDApercu();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    apercuDeLegendeQuery(legende && { legende, langue }),
  );
  // What was drawn stays in sight while an entry is being written.
  const isWaiting = legende === null && data === undefined;
  const isEmpty = legende?.entrees.length === 0;
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <LangueChoice />
      </Group>
      <ApercuEtat
        manque={
          isEmpty
            ? 'Ajoutez une entrée, ou laissez Bridge vous en proposer.'
            : isWaiting
              ? manqueEnMots(manquent)
              : null
        }
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate || isPlaceholderData}
        retry={() => void refetch()}
      >
        {({ html }) => <HtmlFrame title="Aperçu de la légende" html={html} styles={stylesOf(html)} langue={langue} />}
      </ApercuEtat>
    </Stack>
  );
}
