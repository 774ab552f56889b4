import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { PublicPage } from './public-page.tsx';
import { SignInForm } from './sign-in.form.tsx';

/** Spec §2: /login-bridge, the local account, whatever other methods the instance offers. */
export default function LoginBridgeScreen() {
  const { search } = useLocation();
  return (
    <PublicPage
      title="Connexion par compte Bridge"
      intro="Avec l’identifiant et le mot de passe de cette instance."
      footer={
        <>
          <Anchor component={Link} to="/forgot-password">
            Mot de passe oublié
          </Anchor>
          <Anchor component={Link} to={`/login${search}`}>
            Autres façons de se connecter
          </Anchor>
        </>
      }
    >
      <SignInForm />
    </PublicPage>
  );
}
