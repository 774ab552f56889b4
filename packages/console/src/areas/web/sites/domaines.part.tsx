import { type DomaineEssaye, tryDomaines } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { Dot } from '../../../ui/dot.tsx';
import { sentenceOf } from '../../explain.ts';

/** Whether the saved domains of a site lead to Bridge. */
export function DomainesPart({ site }: { readonly site: number }) {
  const essai = useMutation({ mutationFn: () => call(tryDomaines, { params: { id: site } }) });
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" size="compact-sm" loading={essai.isPending} onClick={() => essai.mutate()}>
        Essayer les domaines
      </Button>
      <Stack gap="xs" role="status">
        {essai.data?.domaines.map((one) => (
          <Domaine key={one.domaine} domaine={one} />
        ))}
      </Stack>
      {essai.error && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {sentenceOf(essai.error)}
        </Text>
      )}
    </Stack>
  );
}

const COLOURS = { ici: 'green', repond: 'green', ailleurs: 'orange', echec: 'red' } as const;

function Domaine({ domaine: { domaine, etat, message } }: { readonly domaine: DomaineEssaye }) {
  return (
    <div>
      <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
        <Dot colour={COLOURS[etat]} /> {domaine}
      </Text>
      <Text size="sm">{message}</Text>
    </div>
  );
}
