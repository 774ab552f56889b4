import type { EndpointAnswer, getConnectionTypes } from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { departureTo } from './sso-trip.ts';

export type FournisseurOffert = EndpointAnswer<typeof getConnectionTypes>['fournisseurs'][number];

interface Props {
  readonly fournisseurs: readonly FournisseurOffert[];
  /** The providers are the only way in on the page. */
  readonly main?: boolean;
}

/** A button for each provider; the page wanted before signing in is kept along the way. */
export function Fournisseurs({ fournisseurs, main = false }: Props) {
  const [query] = useSearchParams();
  return (
    <Stack gap="sm">
      {fournisseurs.map(({ code, nom }) => (
        <Button
          key={code}
          component="a"
          href={departureTo(code, { redirect: query.get('redirect') })}
          variant={main ? 'filled' : 'default'}
          leftSection={<IconKey size={18} stroke={1.7} aria-hidden />}
          fullWidth
        >
          Se connecter avec {nom}
        </Button>
      ))}
    </Stack>
  );
}
