import { apercuEnContexte, type QuestionDeDiffusion } from '@bridge/contract';
import { SegmentedControl, Skeleton, Stack, Text, useMantineStyleNonce } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { withNonce } from '../../../ui/html/html-page.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { enAdresse } from '../annonces.queries.ts';

interface Props {
  readonly espace: number;
  /** Id of the annonce tried in the espace; null for the annonces of the moment. */
  readonly annonce: number | null;
  /** Version of the record: a saved change draws the page again. */
  readonly version: number;
  readonly question: QuestionDeDiffusion;
}

const LARGEURS = [
  { value: '1200', label: 'Ordinateur' },
  { value: '390', label: 'Téléphone' },
] as const;

function apercuQuery({ espace, annonce, version, question }: Props) {
  const query = { ...enAdresse(question), ...(annonce !== null && { annonce: String(annonce) }) };
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'contexte', espace, version, query],
    queryFn: ({ signal }) => call(apercuEnContexte, { params: { id: espace }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** An espace as visitors would see it, in a page of its site, in a slide or on a printed page. */
export function ApercuEnContexte(props: Props) {
  const [largeur, setLargeur] = useState<string>('1200');
  const nonce = useMantineStyleNonce()?.() ?? '';
  const { data, error, isFetching, refetch } = useQuery(apercuQuery(props));
  if (!data && !error) return <Skeleton height={320} />;
  if (!data)
    return (
      <LoadError
        title="La page n’a pas pu être dessinée"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="xs">
      {data.html !== '' && data.taille === null && (
        <SegmentedControl
          size="xs"
          aria-label="Largeur de l’écran"
          value={largeur}
          onChange={setLargeur}
          data={[...LARGEURS]}
        />
      )}
      {data.remarques.map((remarque) => (
        <Text key={remarque} size="sm" c="dimmed">
          {remarque}
        </Text>
      ))}
      {data.image !== null && (
        <img src={data.image} alt="L’espace dans sa page imprimée" className={classes.imprimee} />
      )}
      {data.html !== '' && (
        <PageFrame
          title="L’espace dans sa page"
          page={withNonce(data.html, nonce)}
          largeur={data.taille?.largeur ?? Number(largeur)}
          hauteur={data.taille?.hauteur}
          size="tall"
          cadresVivants={data.anime}
        />
      )}
    </Stack>
  );
}
