import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { browser } from '../api/browser.ts';
import { isLoadingFailure } from '../ui/error-boundary.tsx';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** A screen that broke, alone: the menu and the other tabs go on. */
export function PageFailure({ error, retry }: Props) {
  const isOutdated = isLoadingFailure(error);
  return (
    <Stack gap="sm" role="alert" maw="40rem">
      <Title order={1}>Cette page n’a pas pu s’afficher</Title>
      <Text>
        {isOutdated
          ? 'Une partie de la console n’a pas pu être chargée : la connexion est coupée, ou une nouvelle version vient d’être mise en ligne. Ce que vous avez saisi est conservé.'
          : 'Une erreur inattendue l’a interrompue. Ce que vous avez saisi ailleurs n’est pas touché.'}
      </Text>
      <Group gap="sm">
        {!isOutdated && <Button onClick={retry}>Réessayer</Button>}
        <Button variant={isOutdated ? 'filled' : 'default'} onClick={() => browser.reload()}>
          Recharger la console
        </Button>
      </Group>
    </Stack>
  );
}
