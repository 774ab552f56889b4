import { Alert, Anchor, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { PublicPage } from '../public-page.tsx';
import { useConnectionTypes } from '../sign-in/connection-types.query.ts';
import { ConfirmRegistration } from './confirm-registration.tsx';
import { RegisterForm } from './register.form.tsx';

const BACK = (
  <Anchor component={Link} to="/login">
    Revenir à la page de connexion
  </Anchor>
);

/** /register (spec §2), where the link of the confirmation e-mail also leads. */
export default function RegisterScreen() {
  const [query] = useSearchParams();
  const { data, isPending } = useConnectionTypes();
  const token = query.get('confirmation');
  if (token) {
    return (
      <PublicPage title="Confirmation de votre adresse e-mail" footer={BACK}>
        <ConfirmRegistration token={token} />
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title="Demander un compte"
      intro={data?.registration ? 'Un administrateur vous donnera ensuite vos droits.' : undefined}
      footer={BACK}
    >
      {isPending && <Skeleton height={280} />}
      {data && !data.registration && (
        <Alert icon={<IconInfoCircle aria-hidden />} title="L’inscription n’est pas ouverte">
          Sur cette instance, les comptes sont créés par un administrateur. Demandez-lui le vôtre : il lui faut votre
          nom et votre adresse e-mail.
        </Alert>
      )}
      {!isPending && data?.registration !== false && <RegisterForm />}
    </PublicPage>
  );
}
