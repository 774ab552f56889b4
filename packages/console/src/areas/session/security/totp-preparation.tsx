import { prepareSecondFactor } from '@bridge/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import classes from './totp-preparation.module.css';

/** Prepares the second factor that the instance requires, before the first sign-in. */
export function TotpPreparation({ jeton }: { readonly jeton: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['second-facteur', jeton],
    queryFn: () => call(prepareSecondFactor, { body: { jeton } }),
    // Never read again: another secret would not be the one that was scanned.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Stack gap="sm">
      <Text>
        Vos rôles ou votre entité demandent un second facteur. Ouvrez une application de codes (FreeOTP, Aegis, Google
        Authenticator…) et scannez ce dessin.
      </Text>
      {isPending && <Skeleton height={180} width={180} />}
      {error && (
        <LoadError
          title="Le second facteur n’a pas pu être préparé"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <TotpSecret {...data} />}
    </Stack>
  );
}

export function TotpSecret({ qr, secret }: { readonly qr: string; readonly secret: string }) {
  return (
    <div className={classes.secret}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="Dessin à scanner avec l’application de codes"
      />
      <div>
        <Text c="dimmed">Ou saisissez cette clé dans l’application :</Text>
        <code className={classes.cle}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
