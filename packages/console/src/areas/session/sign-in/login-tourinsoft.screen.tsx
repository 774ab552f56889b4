import { Alert, Anchor, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { PublicPage } from '../public-page.tsx';
import { useConnectionTypes } from './connection-types.query.ts';
import { Fournisseurs } from './fournisseurs.tsx';

/** /login-tourinsoft (spec §2): the sign-in by Tourinsoft, or the notice that the instance has none. */
export default function LoginTourinsoftScreen() {
  const [query] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useConnectionTypes();
  const fournisseurs = data?.fournisseurs.filter(({ systeme }) => systeme === 'tourinsoft') ?? [];
  const isOn = fournisseurs.length > 0;

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
      {isOn && <Fournisseurs fournisseurs={fournisseurs} main />}
      {data && !isOn && (
        <Alert icon={<IconInfoCircle aria-hidden />} title="Ce mode de connexion n’est pas activé sur cette instance">
          Connectez-vous avec votre identifiant et votre mot de passe, ou demandez à votre administrateur d’activer la
          connexion par Tourinsoft.
        </Alert>
      )}
    </PublicPage>
  );
}
