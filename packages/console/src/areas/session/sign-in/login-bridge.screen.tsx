import { Anchor, Divider } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { PublicPage } from '../public-page.tsx';
import { useConnectionTypes } from './connection-types.query.ts';
import { Fournisseurs } from './fournisseurs.tsx';
import { SignInForm } from './sign-in.form.tsx';

/** /login-bridge (spec §2): the local account, or that of another instance where one is declared. */
export default function LoginBridgeScreen() {
  const { search } = useLocation();
  const { data } = useConnectionTypes();
  const elsewhere = data?.fournisseurs.filter(({ systeme }) => systeme === 'bridge') ?? [];
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
      {elsewhere.length > 0 && <Divider label="ou" />}
      <Fournisseurs fournisseurs={elsewhere} />
    </PublicPage>
  );
}
