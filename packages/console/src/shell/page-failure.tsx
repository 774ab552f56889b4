import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { browser } from '../api/browser.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { isLoadingFailure } from '../ui/error-boundary.tsx';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** When the console last reloaded itself for want of a file, kept by the browser to outlive the reload. */
const RELOADED = 'reloaded';
/** In milliseconds: a file still missing so soon after a reload is told to the person. */
const LATELY = 60_000;

/** Reloads the page once to get new files, if the server answers: without a server, a reload would lose the page. */
async function reloadOnce(): Promise<void> {
  // Typed values may live in memory alone (files being sent, a full storage): the person then decides.
  if (useTabs.getState().tabs.some(({ dirty }) => dirty)) return;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < LATELY) return;
  const answer = await browser.fetch('/readyz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  browser.reload();
}

/** The failure of one screen: the menu and the other tabs go on. */
export function PageFailure({ error, retry }: Props) {
  const isOutdated = isLoadingFailure(error);
  useEffect(() => {
    if (isOutdated) void reloadOnce();
  }, [isOutdated]);
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
