import { FLAG_LABELS, FLAGS, ROLE_LABELS } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { GESTION, useMayOpenGestion } from '../../gestion.ts';
import { DeadEnd } from './dead-end.tsx';

/** The words of the toast of a refused call (spec §8). The address is /401 all the same (spec §2). */
const REFUSED = 'Accès refusé - code 403';

/** /401 (spec §2), for a page that exists but is not open to this person. */
export default function ForbiddenScreen() {
  const [search] = useSearchParams();
  const isAnonymous = useSession((session) => session.status === 'anonymous');
  const option = FLAGS.find((flag) => flag === search.get('option'));
  if (isAnonymous) return <SignedOut />;
  return option === undefined ? <WithoutRight /> : <SwitchedOff name={FLAG_LABELS[option]} />;
}

function SignedOut() {
  return (
    <DeadEnd code="401" title="Connectez-vous pour ouvrir cette page">
      <Text>Elle est réservée aux personnes qui ont un compte.</Text>
    </DeadEnd>
  );
}

/** The page would be open to the person if an option of the instance were on. */
function SwitchedOff({ name }: { readonly name: string }) {
  const maySwitchOn = useMayOpenGestion();
  const way = maySwitchOn ? { label: 'Ouvrir Gestion', to: GESTION } : undefined;
  return (
    <DeadEnd code={REFUSED} title="Cette page n’est pas ouverte sur cette instance" way={way}>
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
    <DeadEnd code={REFUSED} title="Vous n’avez pas accès à cette page">
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
