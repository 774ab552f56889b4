import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { parametresQuery } from '../parametre.queries.ts';
import { ParametresForm } from './parametres.form.tsx';

/** Spec §2: /reglages/parametres, the settings of the instance. */
export default function ParametresScreen() {
  const { data, error, isFetching, refetch } = useQuery(parametresQuery);
  if (data) return <ParametresForm recorded={data} />;
  return (
    <Stack gap="md" maw={880} mx="auto">
      {error ? (
        <LoadError
          title="Les paramètres n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        ['general', 'comptes', 'courriel'].map((part) => <Skeleton key={part} height={180} />)
      )}
    </Stack>
  );
}
