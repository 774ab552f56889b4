import { newPassword, resetPassword, SHORTEST_PASSWORD } from '@bridge/contract';
import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { clearTokens } from '../../../api/tokens.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain, isKind } from '../../explain.ts';
import { differentPasswords, NEW_PASSWORD_LABELS, NewPasswordFields } from '../new-password.tsx';
import { PublicPage } from '../public-page.tsx';
import { useConnectionTypes } from '../sign-in/connection-types.query.ts';

/** /forgot-password-post/{token} (spec §2), where the link of the e-mail leads. */
export default function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const { data: instance } = useConnectionTypes();
  const shortest = instance?.shortestPassword ?? SHORTEST_PASSWORD;
  const [outcome, setOutcome] = useState<'asking' | 'done' | 'expired'>('asking');
  const [values, setValues] = useState({ password: '', again: '' });
  const form = useSchemaForm({
    name: 'reset',
    values,
    onChange: setValues,
    schema: resetPassword.body?.extend({ password: newPassword(shortest) }),
    toBody: ({ password }) => ({ password }),
    check: ({ password, again }) => differentPasswords(password, again),
    send: async (body) => {
      try {
        await call(resetPassword, { params: { token }, body });
        setOutcome('done');
      } catch (error) {
        if (!isKind(error, 'linkExpired')) throw error;
        setOutcome('expired');
      }
    },
    explain,
  });
  return (
    <PublicPage
      title="Nouveau mot de passe"
      intro={outcome === 'asking' ? 'Vos autres sessions seront fermées.' : undefined}
      footer={
        <Anchor component={Link} to="/login">
          Revenir à la page de connexion
        </Anchor>
      }
    >
      {outcome === 'asking' && (
        <form onSubmit={form.submit} noValidate aria-label="Choisir un nouveau mot de passe">
          <Stack gap="md">
            <ErrorSummary form={form} labels={NEW_PASSWORD_LABELS} />
            <NewPasswordFields
              password={form.field('password')}
              again={form.field('again')}
              shortest={shortest}
              autoFocus
            />
            <Button type="submit" loading={form.busy} fullWidth>
              Enregistrer ce mot de passe
            </Button>
          </Stack>
        </form>
      )}
      {outcome === 'expired' && <ExpiredLink />}
      {outcome === 'done' && (
        <Stack gap="md">
          <Alert
            color="teal"
            role="status"
            icon={<IconCircleCheck aria-hidden />}
            title="Votre mot de passe est changé"
          >
            Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau.
          </Alert>
          {/* The session that this browser may hold is closed: with it, /login would lead to the home page. */}
          <Button component={Link} to="/login" onClick={clearTokens}>
            Se connecter
          </Button>
        </Stack>
      )}
    </PublicPage>
  );
}

function ExpiredLink() {
  return (
    <Stack gap="md">
      <Alert color="orange" role="alert" icon={<IconAlertCircle aria-hidden />} title="Ce lien n’est plus valable">
        Un lien sert une seule fois et pendant 30 minutes. Votre mot de passe n’a pas changé : demandez un nouveau lien.
      </Alert>
      <Button component={Link} to="/forgot-password">
        Demander un nouveau lien
      </Button>
    </Stack>
  );
}
