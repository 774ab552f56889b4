import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { displayName } from '../../../api/claims.ts';
import { useSession } from '../../../api/session.store.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAnchor } from '../../../ui/use-anchor.ts';
import { securiteQuery } from '../../common/securite/securite.query.ts';
import { explain } from '../../explain.ts';
import { SecurityPanel } from '../security/security.tsx';
import { IdentitesPanel } from './identites.tsx';
import { IdentityForm } from './identity.form.tsx';
import { Jetons } from './jetons.tsx';
import { NoPassword } from './no-password.tsx';
import { Notifications } from './notifications.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PasswordForm } from './password.form.tsx';
import { Preferences } from './preferences.tsx';
import { profileQuery } from './profile.queries.ts';
import { Rights } from './rights.tsx';

/** /profile/index (spec §2): the account page. */
export default function ProfileScreen() {
  const claims = useSession((session) => session.claims);
  const { data: profile, error, isPending, isFetching, refetch } = useQuery(profileQuery);
  useAnchor(!isPending);
  const locked = claims?.act
    ? `Vous agissez en tant que ${displayName(claims)} : seule cette personne peut changer son adresse e-mail et son mot de passe.`
    : null;
  return (
    <Stack gap="lg" maw={880} mx="auto">
      <header>
        <Title order={1}>Mon compte</Title>
        <Text c="dimmed">{profile ? `Identifiant : ${profile.username}` : '\u00a0'}</Text>
      </header>
      <Panel title="Identité" id="identite" intro="Le nom que voient vos collègues et l’adresse où vous écrire.">
        {isPending && <Skeleton height={150} />}
        {error && (
          <LoadError
            title="Votre identité n’a pas pu être lue"
            reason={explain(error).message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {profile && <IdentityForm profile={profile} locked={locked} />}
      </Panel>
      <Panel
        title="Mot de passe"
        id="mot-de-passe"
        intro="Le changer ferme vos sessions ouvertes sur d’autres appareils."
      >
        {locked ? (
          <Alert color="gray" icon={<IconLock aria-hidden />}>
            {locked}
          </Alert>
        ) : (
          <OwnPasswordPart email={profile?.email ?? ''} />
        )}
      </Panel>
      <SecurityPanel locked={locked} />
      <IdentitesPanel locked={locked} />
      <Panel title="Préférences d’affichage" id="preferences">
        <Preferences />
      </Panel>
      <Panel
        title="Notifications"
        id="notifications"
        intro="Les e-mails que vous recevez. Ceux qui touchent à la sécurité de votre compte viennent toujours."
      >
        <Notifications />
      </Panel>
      <Panel
        title="Sessions ouvertes"
        id="sessions"
        intro="Les appareils connectés à votre compte. Fermez ceux que vous ne reconnaissez pas, puis changez de mot de passe."
      >
        <OpenSessions />
      </Panel>
      <Panel
        title="Jetons d’API"
        id="jetons"
        intro="Un jeton laisse un programme lire ou changer des éléments en votre nom, dans vos droits et jusqu’à une date."
      >
        {locked ? (
          <Alert color="gray" icon={<IconLock aria-hidden />}>
            {locked}
          </Alert>
        ) : (
          <Jetons />
        )}
      </Panel>
      <Panel title="Droits" id="droits" intro="Ils sont donnés par un administrateur.">
        <Rights />
      </Panel>
    </Stack>
  );
}

function OwnPasswordPart({ email }: { readonly email: string }) {
  const { data } = useQuery(securiteQuery);
  return data?.motDePasse === false ? <NoPassword email={email} /> : <PasswordForm />;
}
