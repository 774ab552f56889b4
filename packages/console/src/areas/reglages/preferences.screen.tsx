import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { preferencesQuery } from './preference.queries.ts';
import { PreferencesForm } from './preferences.form.tsx';

/** Spec §2: /reglages/preferences, what an entity sets for its people. */
export default function PreferencesScreen() {
  const [search, setSearch] = useSearchParams();
  const ownEntity = useSession((session) => session.entity);
  const wanted = Number(search.get('entite')) || null;
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery(wanted));
  if (data) {
    return (
      <PreferencesForm
        key={data.entite.id}
        preferences={data}
        onEntite={(entite) => setSearch({ entite: String(entite) }, { replace: true })}
      />
    );
  }
  if (wanted === null && ownEntity === null) {
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} title="Vous n’êtes rattaché à aucune entité" maw={880} mx="auto">
        Les préférences sont celles d’une entité. Demandez à votre administrateur de vous donner la vôtre.
      </Alert>
    );
  }
  return (
    <Stack gap="md" maw={880} mx="auto">
      {error ? (
        <LoadError
          title="Les préférences n’ont pas pu être lues"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={420} />
      )}
    </Stack>
  );
}
