import { type BrouillonDeTri, brouillonDeTriSchema, formatNumber, MOST_ESSAYES, type Ref, tri } from '@bridge/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Pager } from '../../catalogue/pager.tsx';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import { offerQuery } from '../../resource/values/choix.query.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { Mouvement } from './mouvement.tsx';
import { type Essai, essaiQuery, PAGE_DE_RANGS } from './tri.queries.ts';
import classes from './tris.module.css';

const DELAY = 300;

/** Beside a tri: the order that it gives a sélection as it is typed, against the order that the sélection has. */
export default function TriPreview() {
  const cles = useForm((state) => state.values.cles);
  const epingles = useForm((state) => state.values.epingles);
  const reading = useMemo(() => brouillonDeTriSchema.safeParse({ cles, epingles }), [cles, epingles]);
  const [chosen, setSelection] = useState<Ref<'selection'> | null>();
  // The first sélection is shown until the person chooses one.
  const { data: [first] = [] } = useQuery(offerQuery('selection', '', tri.id));
  const offered: Ref<'selection'> | null = first ? { ref: 'selection', id: first.id } : null;
  const selection = chosen === undefined ? offered : chosen;
  return (
    <Stack gap="sm">
      <RefChoice to="selection" label="Sélection" pour={tri.id} value={selection} onChange={setSelection} />
      {selection === null && (
        <Text size="sm" c="dimmed">
          Choisissez une sélection pour voir ses objets dans ce nouvel ordre, et ceux qui montent ou descendent.
        </Text>
      )}
      {selection !== null && !reading.success && (
        <Text size="sm" role="status">
          Complétez les clés et les épingles pour voir le résultat.
        </Text>
      )}
      {selection !== null && reading.success && (
        <Rangs key={selection.id} selection={selection.id} brouillon={reading.data} />
      )}
    </Stack>
  );
}

function Rangs({ selection, brouillon }: { readonly selection: number; readonly brouillon: BrouillonDeTri }) {
  const [settled] = useDebouncedValue(brouillon, DELAY);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(essaiQuery(settled, selection, page));
  if (error)
    return (
      <LoadError
        title="Ce tri n’a pas pu être essayé"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={240} />;
  if (data.total === 0) return <Text size="sm">Cette sélection ne contient aucun objet.</Text>;
  return (
    <div className={isPlaceholderData || settled !== brouillon ? classes.stale : undefined}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {`Comparé à l’ordre actuel de la sélection\u00a0: ${data.avant}.`}
          {data.coupe && ` Les ${formatNumber(MOST_ESSAYES)} premiers objets sont regardés.`}
        </Text>
        <Table items={data.items} />
        <Pager label="Pages du nouvel ordre" page={page} perPage={PAGE_DE_RANGS} total={data.total} onPage={setPage} />
      </Stack>
    </div>
  );
}

function Table({ items }: Pick<Essai, 'items'>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Objets dans le nouvel ordre">
        <thead>
          <tr>
            <th scope="col" data-figures>
              Rang
            </th>
            <th scope="col">Écart</th>
            <th scope="col">Objet</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, nom, commune, rang, rangAvant, raisons }) => (
            <tr key={id}>
              <td data-figures>{formatNumber(rang)}</td>
              <td>
                <Mouvement avant={rangAvant} rang={rang} />
              </td>
              <th scope="row">
                {nom}
                <div className={classes.quiet}>{[commune, ...raisons].filter(Boolean).join(' · ')}</div>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
