import { forgotPassword } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** A person who signs in by a provider or a passkey has no password: a link sent to their address lets them choose one. */
export function NoPassword({ email }: { readonly email: string }) {
  const asking = useMutation({ mutationFn: () => call(forgotPassword, { body: { email } }) });
  return (
    <Stack gap="md">
      <Text>Votre compte n’a pas de mot de passe : vous entrez par un fournisseur d’identité ou une clé d’accès.</Text>
      {asking.isSuccess ? (
        <Text role="status">{`Un lien est parti à ${email} : il reste valable 30 minutes.`}</Text>
      ) : (
        <Group>
          <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
            Recevoir un lien pour en choisir un
          </Button>
        </Group>
      )}
    </Stack>
  );
}
