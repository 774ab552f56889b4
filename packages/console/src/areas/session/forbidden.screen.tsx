import { FLAGS, ROLE_LABELS } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import { DeadEnd } from './dead-end.tsx';
import { GESTION, OPTION_LABELS, useMaySwitchOn } from './options.ts';

/** Spec §2: /401, for a page that exists but is not open to this person. */
export default function ForbiddenScreen() {
  const [search] = useSearchParams();
  const option = FLAGS.find((flag) => flag === search.get('option'));
  return option === undefined ? <WithoutRight /> : <SwitchedOff name={OPTION_LABELS[option]} />;
}

/** The page is there for whoever may see it once an option of the instance is on. */
function SwitchedOff({ name }: { readonly name: string }) {
  const maySwitchOn = useMaySwitchOn();
  const way = maySwitchOn ? { label: 'Ouvrir Gestion', to: GESTION } : undefined;
  return (
    <DeadEnd code="401" title="Cette page n’est pas ouverte sur cette instance" way={way}>
      <Text>
        {`Elle l’est quand l’option «\u00a0${name}\u00a0» est activée. `}
        {maySwitchOn ? 'Vous pouvez le faire dans Gestion.' : 'Un super administrateur peut le faire dans Gestion.'}
      </Text>
    </DeadEnd>
  );
}

function WithoutRight() {
  const claims = useSession((session) => session.claims);
  const roles = claims?.roles.map((role) => ROLE_LABELS[role]).join(', ');
  return (
    <DeadEnd code="401" title="Vous n’avez pas accès à cette page">
      <Text>Vos droits actuels n’ouvrent pas cette page. Un administrateur peut vous les donner.</Text>
      {roles && (
        <Text mt="xs" c="dimmed">
          Vous agissez avec : {roles}.
        </Text>
      )}
      {claims?.roleActif && (
        <Text mt="xs">
          Votre session est réduite à un seul rôle : reprenez tous vos rôles depuis le menu de votre compte.
        </Text>
      )}
    </DeadEnd>
  );
}
