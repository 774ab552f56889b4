import { entite, entityTree, TYPES_ENTITE } from '@bridge/contract';
import { Anchor, Modal, Skeleton, Text } from '@mantine/core';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import '../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { recordPath } from '../../resource/record-path.ts';
import { VEIL } from '../../ui/veil.ts';
import classes from './entite-tree.module.css';
import { type EntiteNode, treeOf } from './entite-tree.rules.ts';

/** The tree of entities, with the count of accounts in each. */
export default function EntiteTree({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { data, isPending, error } = useQuery({
    queryKey: ['entity-tree'],
    queryFn: ({ signal }) => call(entityTree, {}, { signal }),
    staleTime: 0,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Arborescence des entités"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {isPending && <Skeleton height={120} />}
      {error && <Text role="alert">{error.message}</Text>}
      {data && <Branch nodes={treeOf(data.items)} onLeave={onClose} />}
    </Modal>
  );
}

function Branch({ nodes, onLeave }: { readonly nodes: readonly EntiteNode[]; readonly onLeave: () => void }) {
  return (
    <ul className={classes.branch}>
      {nodes.map(({ id, nom, type, archivee, utilisateurs, children }) => (
        <li key={id}>
          <Anchor component={Link} to={recordPath(entite, id)} onClick={onLeave}>
            {nom}
          </Anchor>
          <Text span c="dimmed" size="sm" ml="xs">
            {[typeLabel(type), people(utilisateurs), ...(archivee ? ['archivée'] : [])].join(' · ')}
          </Text>
          {children.length > 0 && <Branch nodes={children} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  );
}

function typeLabel(type: string): string {
  return TYPES_ENTITE.find(({ value }) => value === type)?.label ?? type;
}

function people(count: number): string {
  return count === 0 ? 'personne' : `${count} ${count > 1 ? 'personnes' : 'personne'}`;
}
