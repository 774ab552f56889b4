import { formatNumber } from '@bridge/contract';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Pager } from '../../catalogue/pager.tsx';
import { idIn, withParams } from '../../resource/rows/address.ts';
import { Nothing } from '../../resource/rows/nothing.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { TABULAR } from '../../ui/theme.ts';
import { explain } from '../explain.ts';
import { PurgeMenu } from './purge-menu.tsx';
import { PER_PAGE, tachesQuery } from './tache.queries.ts';
import { filtreIn, isFiltered, withFiltre } from './taches.address.ts';
import { TachesFilters } from './taches-filters.tsx';
import { TachesTable } from './taches-table.tsx';

const TacheDrawer = lazy(() => import('./tache.drawer.tsx'));

/** Spec §2: /administration/taches/list. Everything long that the product does, as it goes. */
export default function TachesScreen() {
  const [search, setSearch] = useSearchParams();
  const filtre = filtreIn(search);
  const { data, error, isFetching, isPending, refetch } = useQuery(tachesQuery(filtre));
  const opened = idIn(search, 'tache');
  return (
    <Stack gap="md">
      <Group component="header" justify="space-between" gap="sm">
        <div>
          <Title order={1}>
            Tâches{' '}
            {data && (
              <Text component="span" c="dimmed" style={TABULAR}>
                {formatNumber(data.total)}
              </Text>
            )}
          </Title>
          <Text c="dimmed">Les travaux longs, qui continuent quand vous changez de page ou fermez la fenêtre.</Text>
        </div>
        <PurgeMenu />
      </Group>
      <TachesFilters filtre={filtre} />
      {error && (
        <LoadError
          title="Les tâches n’ont pas pu être lues"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(isPending || (data && data.items.length > 0)) && <TachesTable items={data?.items} />}
      {data && data.total === 0 && !isFiltered(filtre) && (
        <Nothing
          icon="tache"
          title="Aucune tâche pour l’instant"
          text="Les imports, les générations de PDF, les traductions et les autres travaux longs s’inscrivent ici d’eux-mêmes, avec leur avancement et leur journal."
        />
      )}
      {data && data.total === 0 && isFiltered(filtre) && (
        <Nothing
          icon="tache"
          title="Aucune tâche ne correspond"
          text="Élargissez la recherche, ou effacez les filtres."
        >
          <Button
            variant="default"
            onClick={() => setSearch((now) => withFiltre(now, { etat: '', type: '', q: '' }), { replace: true })}
          >
            Effacer les filtres
          </Button>
        </Nothing>
      )}
      {data && data.total > 0 && (
        <Pager
          label="Pages des tâches"
          page={filtre.page}
          perPage={PER_PAGE}
          total={data.total}
          onPage={(page) => setSearch((now) => withParams(now, { page: page === 1 ? '' : String(page) }))}
        />
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <TacheDrawer id={opened} onClose={() => setSearch((now) => withParams(now, { tache: '' }))} />
        </Suspense>
      )}
    </Stack>
  );
}
