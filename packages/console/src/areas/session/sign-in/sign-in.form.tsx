import {
  type EtapeDeConnexion,
  etapeDeConnexionSchema,
  loginCheck,
  PAGES,
  safeRedirect,
  type Tokens,
} from '@bridge/contract';
import { Alert, Button, PasswordInput, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '../../../api/client.ts';
import { clearLoginNotice, readLoginNotice } from '../../../api/login-notice.ts';
import { useSession } from '../../../api/session.store.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain, isKind } from '../../explain.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const SecondFactor = lazy(() => import('./second-factor.tsx'));

const LABELS = { username: 'Identifiant ou adresse e-mail', password: 'Mot de passe' };

/** The sign-in with a password of this instance. */
export function SignInForm() {
  const acceptTokens = useSession((session) => session.acceptTokens);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [values, setValues] = useState({ username: '', password: '' });
  const [etape, setEtape] = useState<EtapeDeConnexion | null>(null);
  async function enter(tokens: Tokens) {
    acceptTokens(tokens);
    await navigate(safeRedirect(query.get('redirect'), PAGES), { replace: true });
  }
  const form = useSchemaForm({
    name: 'sign-in',
    values,
    onChange: setValues,
    schema: loginCheck.body,
    send: async (body) => {
      try {
        await enter(await call(loginCheck, { body }));
      } catch (error) {
        const next =
          isKind(error, 'secondFactor') && error instanceof ApiError
            ? etapeDeConnexionSchema.safeParse(error.data)
            : null;
        if (!next?.success) throw error;
        setEtape(next.data);
      }
    },
    explain: (error) =>
      // The password is the field to type again: the focus stays there.
      isKind(error, 'badCredentials')
        ? {
            message: '',
            problems: [
              { path: 'password', message: 'Identifiants incorrects. Vérifiez l’identifiant et le mot de passe.' },
            ],
          }
        : explain(error),
  });
  if (etape)
    return (
      <Suspense fallback={<Skeleton height={160} />}>
        <SecondFactor etape={etape} onTokens={(tokens) => void enter(tokens)} onCancel={() => setEtape(null)} />
      </Suspense>
    );
  return (
    <form onSubmit={form.submit} noValidate aria-label="Connexion">
      <Stack gap="md">
        <LoginNotice />
        <ErrorSummary form={form} labels={LABELS} />
        <TextInput
          label={LABELS.username}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          required
          withAsterisk={false}
          {...form.field('username')}
        />
        <PasswordInput
          label={LABELS.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.field('password')}
        />
        <Button type="submit" loading={form.busy} fullWidth>
          Se connecter
        </Button>
        <PasskeySignIn onTokens={(tokens) => void enter(tokens)} />
      </Stack>
    </form>
  );
}

/** The reason why the console sent the person here, shown once. */
function LoginNotice() {
  const [notice] = useState(readLoginNotice);
  useEffect(clearLoginNotice, []);
  return notice === null ? null : (
    <Alert color="orange" role="alert" icon={<IconInfoCircle aria-hidden />}>
      {notice}
    </Alert>
  );
}
