import { API_BASE, loginTourinsoft } from '@bridge/contract';
import { Alert, Anchor, Button, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { useConnectionTypes } from './connection-types.query.ts';
import { PublicPage } from './public-page.tsx';
import { startTrip } from './sso-trip.ts';

/** Spec §2: /login-tourinsoft. Starts the trip to Tourinsoft where the instance offers it, and says so where it does not. */
export default function LoginTourinsoftScreen() {
  const [query] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useConnectionTypes();
  const isOn = data?.types.includes('tourinsoft') ?? false;

  function leave() {
    const state = startTrip(query.get('redirect'));
    window.location.assign(`${API_BASE}${loginTourinsoft.path}?${new URLSearchParams({ state })}`);
  }

  return (
    <PublicPage
      title="Connexion par Tourinsoft"
      intro={isOn ? 'Vous allez vous identifier chez Tourinsoft, puis revenir ici.' : undefined}
      footer={
        <Anchor component={Link} to={`/login?${query}`}>
          Revenir à la page de connexion
        </Anchor>
      }
    >
      {isPending && <Skeleton height={36} />}
      {error && (
        <LoadError
          title="Les modes de connexion n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isOn && <Button onClick={leave}>Continuer vers Tourinsoft</Button>}
      {data && !isOn && (
        <Alert icon={<IconInfoCircle aria-hidden />} title="Ce mode de connexion n’est pas activé sur cette instance">
          Connectez-vous avec votre identifiant et votre mot de passe, ou demandez à votre administrateur d’activer la
          connexion par Tourinsoft.
        </Alert>
      )}
    </PublicPage>
  );
}
