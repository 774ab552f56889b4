import { type Accueil, getAccueil } from '@bridge/contract';
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useMayVisit } from '../../navigation/may-visit.ts';
import { GUIDE_KEY } from '../../shell/guide-key.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { explain } from '../explain.ts';
import { Figures } from './accueil.figures.tsx';
import { MOST_RACCOURCIS, RACCOURCIS } from './accueil.words.ts';

/** Who has published nothing yet does not wait for how it would be shown. */
const Faits = lazy(() => import('./accueil.faits.tsx'));

/** The day of this person, as their role sees it. */
export function AccueilDuJour() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...GUIDE_KEY, 'accueil'],
    queryFn: ({ signal }) => call(getAccueil, {}, { signal }),
  });
  if (isPending) return <Skeleton height={220} radius="md" />;
  if (error)
    return (
      <LoadError
        title="Votre journée n’a pas pu être lue"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Journee accueil={data} />;
}

function Journee({ accueil }: { readonly accueil: Accueil }) {
  const { attentes, alertes, publications, taches, qualite } = accueil;
  return (
    <>
      <Figures
        title="À traiter"
        accueil={accueil}
        figures={attentes}
        none={'Rien ne vous attend\u00a0: tout est à jour.'}
      />
      {alertes.length > 0 && <Figures title="À surveiller" accueil={accueil} figures={alertes} none="" />}
      {(publications.length > 0 || taches.length > 0 || qualite) && (
        <Suspense fallback={<Skeleton height={220} radius="md" />}>
          <Faits accueil={accueil} />
        </Suspense>
      )}
    </>
  );
}

/** What people start from, as far as their role opens it. */
export function Raccourcis() {
  const mayVisit = useMayVisit();
  const open = RACCOURCIS.filter(({ to }) => mayVisit(to)).slice(0, MOST_RACCOURCIS);
  if (open.length === 0) return null;
  return (
    <Panel title="Raccourcis">
      <Group gap="xs">
        {open.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="default" size="xs">
            {label}
          </Button>
        ))}
      </Group>
    </Panel>
  );
}
