import { manyOf } from '@bridge/contract';
import { Alert, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { ApiError } from '../../../api/client.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useListContext } from '../list.context.ts';

/** The list could not be read: the failure, its reason, a way on, and the number to quote. */
export function ListFailure() {
  const { resource, rows } = useListContext();
  return (
    <LoadError
      title={`La liste «\u00a0${resource.noun.many}\u00a0» n’a pas pu être lue`}
      reason={reasonOf(rows.error)}
      onRetry={rows.retry}
      retrying={rows.fetching}
    />
  );
}

export function ListOffline() {
  const { resource } = useListContext();
  return (
    <Alert color="gray" variant="light" role="status" icon={<IconCloudOff aria-hidden />} title="Vous êtes hors ligne">
      <Text size="sm">{`La liste des ${manyOf(resource.noun)} se chargera dès le retour de la connexion.`}</Text>
    </Alert>
  );
}

function reasonOf(error: Error | null): string {
  if (!(error instanceof ApiError)) return 'Une erreur inattendue s’est produite. Réessayez dans un instant.';
  return error.requestId ? `${error.message} (n°\u00a0${error.requestId})` : error.message;
}
