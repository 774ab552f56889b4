import { cheminDeCompletion, type MediaAChoisir } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useMayVisit } from '../../navigation/may-visit.ts';

/** Leads whoever may complete a media to where it is done, in another tab of the console. */
export function Completer({ media: { id, titre, statut } }: { readonly media: MediaAChoisir }) {
  const path = cheminDeCompletion(id);
  const mayVisit = useMayVisit();
  if (statut !== 'a-completer' || !mayVisit(path)) return null;
  return (
    <Anchor component={Link} to={path} size="xs" aria-label={`Compléter ${titre}`}>
      Compléter
    </Anchor>
  );
}
