import { listPublications, objet, type PublicationDObjet } from '@bridge/contract';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { Usages } from '../../../resource/list/actions/usage-list.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './publications.module.css';

/** The public pages of this objet, and the records that name it. */
export function PublicationsTab({ id }: { readonly id: number }) {
  return (
    <Stack>
      <EnLigne id={id} />
      <Nomme id={id} />
    </Stack>
  );
}

function EnLigne({ id }: { readonly id: number }) {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listPublications.path, id],
    queryFn: ({ signal, pageParam }) =>
      call(listPublications, { params: { id }, query: pageParam === null ? {} : { apres: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ suite }) => suite,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title="En ligne">
      {isPending && <Skeleton height={48} />}
      {error && (
        <LoadError
          title="Les publications n’ont pas pu être lues"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && items.length === 0 && !hasNextPage && (
        <Text c="dimmed">
          Aucune liste ni carte en ligne ne montre cet objet. Il y entrera avec une sélection qui le retient.
        </Text>
      )}
      {items.length > 0 && (
        <ul className={classes.publications}>
          {items.map((item) => (
            <Publication key={`${item.ressource} ${item.id} ${item.page}`} item={item} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Stack gap="xs" align="flex-start">
          <Text c="dimmed" size="sm">
            D’autres listes et cartes n’ont pas encore été regardées.
          </Text>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
            Chercher dans les suivantes
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

function Publication({ item: { nature, nom, chemin, site, page } }: { readonly item: PublicationDObjet }) {
  return (
    <li className={classes.publication}>
      {chemin === null ? (
        <span>{nom}</span>
      ) : (
        <Anchor component={Link} to={chemin} inherit>
          {nom}
        </Anchor>
      )}
      <Text span size="xs" c="dimmed">
        {`${nature}, sur «\u00a0${site}\u00a0»`}
      </Text>
      <Anchor href={page} target="_blank" rel="noreferrer" size="sm">
        Voir la page
      </Anchor>
    </li>
  );
}

/** The records that name the objet by hand, or as an exception. */
function Nomme({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useQuery(usagesQuery(objet, id));
  if (error)
    return (
      <LoadError
        title="Ce qui nomme cet objet n’a pas pu être lu"
        reason={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || (data.items.length === 0 && data.ailleurs === 0)) return null;
  return (
    <Panel title="Choisi à la main">
      <Usages items={data.items} elsewhere={data.ailleurs} />
    </Panel>
  );
}
