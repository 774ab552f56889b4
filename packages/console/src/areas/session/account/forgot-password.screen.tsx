import { forgotPassword } from '@bridge/contract';
import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain } from '../../explain.ts';
import { PublicPage } from '../public-page.tsx';

const LABELS = { email: 'Adresse e-mail' };

/** /forgot-password (spec §2). The acknowledgement never tells whether the address is known. */
export default function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [values, setValues] = useState({ email: '' });
  const form = useSchemaForm({
    name: 'forgot',
    values,
    onChange: setValues,
    schema: forgotPassword.body,
    send: async (body) => {
      await call(forgotPassword, { body });
      setSentTo(body.email);
    },
    explain,
  });
  return (
    <PublicPage
      title="Mot de passe oublié"
      intro={sentTo === null ? 'Recevez un lien pour en choisir un nouveau.' : undefined}
      footer={
        <Anchor component={Link} to="/login">
          Revenir à la page de connexion
        </Anchor>
      }
    >
      {sentTo === null ? (
        <form onSubmit={form.submit} noValidate aria-label="Mot de passe oublié">
          <Stack gap="md">
            <ErrorSummary form={form} labels={LABELS} />
            <TextInput
              label={LABELS.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoFocus
              required
              withAsterisk={false}
              {...form.field('email')}
            />
            <Button type="submit" loading={form.busy} fullWidth>
              Recevoir le lien
            </Button>
          </Stack>
        </form>
      ) : (
        <Alert color="teal" role="status" icon={<IconMailCheck aria-hidden />} title="Vérifiez votre messagerie">
          Si un compte correspond à {sentTo}, un message y arrive avec un lien valable 30 minutes. Rien reçu ? Regardez
          dans les indésirables, ou demandez à votre administrateur.
        </Alert>
      )}
    </PublicPage>
  );
}
