import { Text } from '@mantine/core';
import { DeadEnd } from './dead-end.tsx';

/** /404 (spec §2), where unknown paths lead. */
export default function NotFoundScreen() {
  return (
    <DeadEnd code="404" title="Cette page n’existe pas">
      <Text>L’adresse est peut-être incomplète, ou ce qu’elle montrait a été déplacé ou supprimé.</Text>
    </DeadEnd>
  );
}
