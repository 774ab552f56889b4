import { confirmRegistration } from '@bridge/contract';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { explain, isKind } from '../../explain.ts';

interface Props {
  readonly token: string;
}

/** Confirms a registration on a click, and not by itself: mail filters open links, and the link serves once. */
export function ConfirmRegistration({ token }: Props) {
  const confirmation = useMutation({
    mutationFn: () => call(confirmRegistration, { params: { token } }),
  });
  if (confirmation.isSuccess) {
    return (
      <Stack gap="md">
        <Alert color="teal" role="status" icon={<IconCircleCheck aria-hidden />} title="Votre adresse est confirmée">
          Vous pouvez maintenant vous connecter avec votre identifiant et votre mot de passe.
        </Alert>
        <Button component={Link} to="/login">
          Se connecter
        </Button>
      </Stack>
    );
  }
  if (isKind(confirmation.error, 'linkExpired')) {
    return (
      <Stack gap="md">
        <Alert color="orange" role="alert" icon={<IconAlertCircle aria-hidden />} title="Ce lien n’est plus valable">
          Il a déjà servi, ou trop de temps a passé. Si votre adresse est déjà confirmée, connectez-vous ; sinon,
          recommencez la demande.
        </Alert>
        <Button component={Link} to="/register" variant="default">
          Recommencer la demande
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {confirmation.isError && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {explain(confirmation.error).message}
        </Alert>
      )}
      <Text>Il reste une étape : confirmez que cette adresse e-mail est bien la vôtre.</Text>
      <Button loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
        Confirmer mon adresse
      </Button>
    </Stack>
  );
}
