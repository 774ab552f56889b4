import { type AnyRecord, carte, ficheWeb, listeWeb, type Resource } from '@bridge/contract';
import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { createPath, recordPath } from '../../../resource/record-path.ts';
import { entriesIn, idIn, listIn, textIn } from '../../../resource/values/read.ts';
import { Dot } from '../../../ui/dot.tsx';
import { NounIcon } from '../../../ui/icons.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';

const MOST = 100;

interface Contenu {
  readonly resource: Resource;
  readonly items: readonly AnyRecord[];
}

function contenuQuery(site: number, fiches: readonly number[]) {
  const read = async (resource: Resource, filter: object, signal: AbortSignal): Promise<Contenu> => {
    const query = { itemsPerPage: MOST, sort: 'nom', fields: 'nom,etat', filter: JSON.stringify(filter) };
    return { resource, items: (await call(resource.calls.list, { query }, { signal })).items };
  };
  return queryOptions({
    queryKey: [...resourceKey('site'), 'contenu', site, fiches],
    queryFn: ({ signal }) =>
      Promise.all([
        read(listeWeb, { sites: [site] }, signal),
        fiches.length === 0 ? { resource: ficheWeb, items: [] } : read(ficheWeb, { id: fiches }, signal),
        read(carte, { sites: [site] }, signal),
      ]),
  });
}

/** The content of the site, with the state of each record. */
export function ContenuCard({ record }: { readonly record: AnyRecord }) {
  const fiches = [...new Set(listIn(record.fiches).flatMap((one) => idIn(entriesIn(one).fiche) ?? []))];
  const { data, error, isFetching, refetch } = useQuery(contenuQuery(record.id, fiches));
  const isEmpty = data?.every(({ items }) => items.length === 0);
  return (
    <Panel title="Sur ce site">
      {!data && !error && <Skeleton height={96} />}
      {!data && error && (
        <LoadError
          title="Le contenu du site n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && (
        <Text size="sm" c="dimmed">
          Rien encore.{' '}
          <Anchor component={Link} to={createPath(listeWeb) ?? listeWeb.path} size="sm">
            Créez une liste
          </Anchor>
          {'\u00a0: un nom, ce site, une sélection, un modèle et un titre suffisent.'}
        </Text>
      )}
      {data && !isEmpty && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Listes, fiches et cartes du site">
            <thead>
              <tr>
                <th scope="col">Nom</th>
                <th scope="col">Publication</th>
              </tr>
            </thead>
            <tbody>
              {data.flatMap(({ resource, items }) =>
                items.map((item) => <Ligne key={`${resource.id} ${item.id}`} resource={resource} item={item} />),
              )}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Ligne({ resource, item }: { readonly resource: Resource; readonly item: AnyRecord }) {
  const { etat } = resource.fields;
  const choice = etat?.kind === 'choice' ? etat.choices.find(({ value }) => value === item.etat) : undefined;
  return (
    <tr>
      <th scope="row">
        <Group gap={6} wrap="nowrap" align="flex-start">
          <NounIcon name={resource.icon} size={16} />
          <span>
            <Anchor component={Link} to={recordPath(resource, item.id)} size="sm">
              {textIn(item.nom)}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {resource.noun.one}
            </Text>
          </span>
        </Group>
      </th>
      <td>
        <Group gap={6} wrap="nowrap">
          <Dot colour={choice?.colour ?? 'gray'} />
          <Text span size="sm">
            {choice?.label ?? ''}
          </Text>
        </Group>
      </td>
    </tr>
  );
}
