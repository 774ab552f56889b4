import {
  countOf,
  type EndpointAnswer,
  labelOfSysteme,
  linkEquivalences,
  objet,
  suggestEquivalences,
  type VOCABULAIRES,
} from '@bridge/contract';
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { refreshResource } from '../../resource/list/state/use-rows.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './equivalences.module.css';

type Vocabulaire = (typeof VOCABULAIRES)[number];
type Paire = EndpointAnswer<typeof suggestEquivalences>['items'][number];
type Mot = Paire['un'];

/** The most words that one call links. */
const MOST = 500;
const NOTHING = 'Rien à suggérer\u00a0: tout ce qui se ressemble est relié, ou un seul système alimente le catalogue.';
const keyOf = ({ un, autre }: Paire) => `${un.id} ${autre.id}`;

export function EquivalencesList({ de }: { readonly de: Vocabulaire }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['equivalences', de],
    queryFn: ({ signal }) => call(suggestEquivalences, { query: { de } }, { signal }),
    staleTime: 0,
  });
  if (error) {
    return (
      <LoadError
        title="Les suggestions n’ont pas pu être lues"
        reason={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={240} />;
  if (data.items.length === 0) {
    return <Text c="dimmed">{NOTHING}</Text>;
  }
  return <Suggestions de={de} items={data.items} />;
}

function Suggestions({ de, items }: { readonly de: Vocabulaire; readonly items: readonly Paire[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter((paire) => ticked.has(keyOf(paire))).slice(0, MOST);
  const queries = useQueryClient();
  const link = useMutation({
    mutationFn: (paires: readonly Paire[]) => {
      const body = { de, paires: paires.map(({ un, autre }) => ({ id: un.id, equivaut: autre.id })) };
      return call(linkEquivalences, { body });
    },
    onSuccess: async ({ lies }) => {
      setTicked(new Set());
      showNotice(lies > 1 ? `${lies} équivalences reliées` : `${lies} équivalence reliée`);
      await Promise.all([queries.invalidateQueries({ queryKey: ['equivalences', de] }), refreshResource(queries, de)]);
    },
  });
  const all = chosen.length === Math.min(items.length, MOST);
  const toggle = (key: string) =>
    setTicked((now) => new Set(now.has(key) ? [...now].filter((k) => k !== key) : [...now, key]));
  return (
    <Stack gap="sm">
      <Checkbox
        label={`Tout cocher (${items.length})`}
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => setTicked(new Set(all ? [] : items.slice(0, MOST).map(keyOf)))}
      />
      <ul className={classes.pairs}>
        {items.map((paire) => (
          <li key={keyOf(paire)} className={classes.pair}>
            <Checkbox
              aria-label={`${paire.un.libelle} équivaut à ${paire.autre.libelle}`}
              checked={ticked.has(keyOf(paire))}
              onChange={() => toggle(keyOf(paire))}
            />
            <div className={classes.words}>
              <Word mot={paire.un} />
              <span aria-hidden>↔</span>
              <Word mot={paire.autre} />
              <Text size="xs" c="dimmed" className={classes.reason}>
                {paire.raison}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {link.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {sentenceOf(link.error)}
        </Text>
      )}
      <Group justify="flex-end" className={classes.footer}>
        <Button disabled={chosen.length === 0} loading={link.isPending} onClick={() => link.mutate(chosen)}>
          {chosen.length > 1 ? `Relier les ${chosen.length} paires cochées` : 'Relier la paire cochée'}
        </Button>
      </Group>
    </Stack>
  );
}

function Word({ mot: { libelle, systeme, nombreObjets, critere } }: { readonly mot: Mot }) {
  const system = labelOfSysteme(systeme);
  const count = countOf(objet.noun, nombreObjets);
  return (
    <span>
      {libelle}
      <Text size="xs" c="dimmed">
        {[system, critere, count].filter(Boolean).join(' · ')}
      </Text>
    </span>
  );
}
