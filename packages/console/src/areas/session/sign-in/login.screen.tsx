import { Alert, Anchor, Divider, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { PublicPage } from '../public-page.tsx';
import { useConnectionTypes } from './connection-types.query.ts';
import { Fournisseurs } from './fournisseurs.tsx';
import { SignInForm } from './sign-in.form.tsx';

/** /login (spec §2), with every way in that this instance offers. */
export default function LoginScreen() {
  // The wanted page is kept for a person who takes another way in.
  const { search } = useLocation();
  const { data } = useConnectionTypes();
  const fournisseurs = data?.fournisseurs ?? [];
  // When the question fails, the form stays: an unknown way in is not a closed one.
  const hasPassword = data?.types.includes('bridge') ?? true;
  return (
    <PublicPage
      title="Connexion"
      intro="Accédez à votre espace de travail."
      footer={
        <>
          <Anchor component={Link} to="/forgot-password">
            Mot de passe oublié
          </Anchor>
          {data?.registration && (
            <Anchor component={Link} to="/register">
              Demander un compte
            </Anchor>
          )}
        </>
      }
    >
      {hasPassword && <SignInForm />}
      {fournisseurs.length > 0 && (
        <Stack gap="md">
          {hasPassword && <Divider label="ou" />}
          <Fournisseurs fournisseurs={fournisseurs} />
        </Stack>
      )}
      {!hasPassword && (
        <Alert icon={<IconInfoCircle aria-hidden />}>
          Votre compte est tenu par cette instance ?{' '}
          <Anchor component={Link} to={`/login-bridge${search}`} inherit>
            Se connecter avec un compte Bridge
          </Anchor>
        </Alert>
      )}
    </PublicPage>
  );
}
