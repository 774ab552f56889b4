import { cheminDeCompletion, type MediaAChoisir } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useMayVisit } from '../../navigation/may-visit.ts';

/** A link to the form where an incomplete media is completed, in another tab, for who may do so. */
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
