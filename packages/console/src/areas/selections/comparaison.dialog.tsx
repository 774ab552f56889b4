import {
  compareSelections,
  countOf,
  type EndpointAnswer,
  formatNumber,
  type ObjetRetenu,
  objet,
} from '@bridge/contract';
import { Group, Modal, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { sentenceOf } from '../explain.ts';
import { NomObjet } from './resultat.table.tsx';
import classes from './selections.module.css';

type Comparaison = EndpointAnswer<typeof compareSelections>;

interface Props {
  readonly first: readonly [a: number | null, b: number | null];
  readonly onClose: () => void;
}

/** The objets that two sélections share, and those that only one of them holds. */
export default function ComparaisonDialog({ first, onClose }: Props) {
  useReturnFocus();
  const [[a, b], setPair] = useState(first);
  const isReady = a !== null && b !== null && a !== b;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['selections', 'comparaison', a, b],
    queryFn: ({ signal }) => call(compareSelections, { query: { a: a ?? 0, b: b ?? 0 } }, { signal }),
    enabled: isReady,
    retry: false,
  });
  const refTo = (id: number | null) => (id === null ? null : { ref: 'selection' as const, id });
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(64rem, 100%)"
      title="Comparer deux sélections"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Group grow preventGrowOverflow={false} align="flex-start">
          <RefChoice
            to="selection"
            label="Première sélection"
            value={refTo(a)}
            onChange={(next) => setPair([next?.id ?? null, b])}
          />
          <RefChoice
            to="selection"
            label="Seconde sélection"
            value={refTo(b)}
            onChange={(next) => setPair([a, next?.id ?? null])}
          />
        </Group>
        {!isReady && (
          <Text c="dimmed">
            {a !== null && a === b
              ? 'C’est la même sélection\u00a0: choisissez-en deux.'
              : 'Choisissez deux sélections.'}
          </Text>
        )}
        {isReady && error && (
          <LoadError
            title="La comparaison n’a pas pu être faite"
            reason={sentenceOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isReady && !data && !error && <Skeleton height={240} />}
        {isReady && data && <Parts comparaison={data} />}
      </Stack>
    </Modal>
  );
}

function Parts({ comparaison: { a, b, communs, seulementA, seulementB } }: { readonly comparaison: Comparaison }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
      <Part title={`Seulement dans «\u00a0${a.nom}\u00a0»`} {...seulementA} />
      <Part title="Dans les deux" {...communs} />
      <Part title={`Seulement dans «\u00a0${b.nom}\u00a0»`} {...seulementB} />
    </SimpleGrid>
  );
}

interface PartProps {
  readonly title: string;
  readonly total: number;
  readonly items: readonly ObjetRetenu[];
}

function Part({ title, total, items }: PartProps) {
  const rest = total - items.length;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb={4}>
        {total === 0 ? 'Aucun objet' : countOf(objet.noun, total)}
      </Text>
      <ul className={classes.part}>
        {items.map((item) => (
          <li key={item.id}>
            <NomObjet item={item} />
            {item.commune && (
              <Text span size="xs" c="dimmed">
                {` ${item.commune}`}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="xs" c="dimmed">
          {`et ${formatNumber(rest)} de plus`}
        </Text>
      )}
    </section>
  );
}
