import { loginTourinsoft, PAGES, safeRedirect } from '@bridge/contract';
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { readLoginNotice } from '../../../api/login-notice.ts';
import { useSession } from '../../../api/session.store.ts';
import { explain, isKind } from '../../explain.ts';
import { PublicPage } from '../public-page.tsx';
import { type Return, readReturn } from './sso-return.ts';

/** /auth-redirect (spec §2), where a single sign-on comes back. */
export default function AuthRedirectScreen() {
  const { acceptTokens, status } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const hasRead = useRef(false);

  useEffect(() => {
    // The answer serves once, and React may run an effect twice.
    if (hasRead.current) return;
    hasRead.current = true;
    const answer = readReturn(window.location.search);
    // Done first: a secret in the address would stay in the history and leave with the next Referer.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void finish(answer);
  });

  async function finish(answer: Return) {
    // The page was reloaded because the account is closed: the sign-in page says so.
    if (answer.kind === 'nothing' && readLoginNotice() !== null) return navigate('/login', { replace: true });
    if (answer.kind !== 'code') return setProblem(answer.why);
    try {
      const { destination, ...tokens } = await call(loginTourinsoft, { body: answer.body });
      acceptTokens(tokens);
      await navigate(safeRedirect(destination, PAGES), { replace: true });
    } catch (error) {
      if (!isKind(error, 'accountDisabled')) setProblem(explain(error).message);
    }
  }

  return (
    <PublicPage title={problem ? 'La connexion n’a pas abouti' : 'Connexion en cours'}>
      {problem ? (
        <>
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
          {status === 'anonymous' ? (
            <Button component={Link} to="/login">
              Revenir à la page de connexion
            </Button>
          ) : (
            <Button component={Link} to="/profile/index">
              Revenir à mon compte
            </Button>
          )}
        </>
      ) : (
        <Group role="status" gap="sm">
          <Loader size="sm" aria-hidden />
          <Text>Vérification de votre identité…</Text>
        </Group>
      )}
    </PublicPage>
  );
}
