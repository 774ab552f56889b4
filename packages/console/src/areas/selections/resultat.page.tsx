import type { ObjetRetenu } from '@bridge/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Pager } from '../../catalogue/pager.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { PAR_PAGE, pageQuery } from './selection.queries.ts';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

interface Props extends VueProps {
  readonly children: (items: readonly ObjetRetenu[], first: number) => ReactNode;
}

/** The objets of the result, a page at a time; changed rules lead back to the first page. */
export function ResultatPage({ brouillon, children }: Props) {
  const [place, setPlace] = useState({ brouillon, page: 1 });
  const page = place.brouillon === brouillon ? place.page : 1;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(pageQuery(brouillon, page));
  if (error) {
    return (
      <LoadError
        title="Le résultat n’a pas pu être lu"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={240} />;
  if (data.total === 0) {
    return (
      <Text c="dimmed">
        {
          'Aucun objet publié ne répond. Retirez une condition, ou demandez «\u00a0Pourquoi\u00a0?\u00a0» pour un objet attendu.'
        }
      </Text>
    );
  }
  return (
    <Stack
      gap="sm"
      aria-busy={isPlaceholderData}
      className={classes.result}
      data-stale={isPlaceholderData || undefined}
    >
      {children(data.items, (page - 1) * PAR_PAGE + 1)}
      <Pager
        label="Pages du résultat"
        page={page}
        perPage={PAR_PAGE}
        total={data.total}
        onPage={(next) => setPlace({ brouillon, page: next })}
      />
    </Stack>
  );
}
