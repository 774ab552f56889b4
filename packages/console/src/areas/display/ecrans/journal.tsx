import { type FrenchDate, frenchDate, type PassageTenu } from '@bridge/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import { journalQuery } from './ecran.queries.ts';
import classes from './ecrans.module.css';

interface JournalProps {
  readonly id: number;
  /** Time zone of the screen, which the hours follow. */
  readonly fuseau: string;
}

/** The last slides that the screen showed, one by one. */
export function Journal(props: JournalProps) {
  return (
    <Fold title="Journal des passages">
      <Passages {...props} />
    </Fold>
  );
}

const PARTS = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

const RESULTATS: Readonly<Record<PassageTenu['resultat'], string>> = {
  entier: '',
  interrompu: 'interrompu',
  echec: 'n’a pas pu être montré',
};

function Passages({ id, fuseau }: JournalProps) {
  const moment = useMemo(() => frenchDate({ ...PARTS, timeZone: fuseau }), [fuseau]);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    journalQuery(id),
  );
  if (error)
    return (
      <LoadError
        title="Le journal n’a pas pu être lu"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={120} />;
  const passages = data.pages.flatMap(({ items }) => items);
  if (passages.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucun passage pour l’instant.
      </Text>
    );
  return (
    <>
      <ol className={classes.lines} aria-label="Derniers passages">
        {passages.map((passage, rang) => (
          // Two slides may begin in the same second.
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are only added at the end.
          <li key={`${passage.debut} ${rang}`}>
            <Text size="sm">{sujetDe(passage)}</Text>
            <Text size="xs" c="dimmed">
              {detailDe(passage, moment)}
            </Text>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir les précédents
        </Button>
      )}
    </>
  );
}

const sujetDe = ({ annonce, objet, diapositive }: PassageTenu) =>
  [diapositive, annonce ?? objet].filter((part) => part !== null && part !== '').join(' · ');

const detailDe = ({ debut, duree, diaporama, resultat }: PassageTenu, moment: FrenchDate) =>
  [moment.format(new Date(debut)), `${Math.round(duree / 1000)}\u00a0s`, diaporama, RESULTATS[resultat]]
    .filter((part) => part !== '')
    .join(' · ');
