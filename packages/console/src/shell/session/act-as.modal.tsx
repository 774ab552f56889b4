import { ROLE_LABELS, utilisateur } from '@bridge/contract';
import { Loader, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alreadyShown } from '../../api/already-shown.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.store.ts';
import { VEIL } from '../../ui/veil.ts';
import classes from './act-as.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The query of the first accounts that one may act as. */
const ACTIVE = {
  itemsPerPage: 8,
  sort: 'lastname',
  filter: JSON.stringify({ statut: ['actif'] }),
  fields: 'username,firstname,lastname,roles',
};

export default function ActAsModal({ opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Agir en tant que…"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <UserSearch onChosen={onClose} />
    </Modal>
  );
}

function UserSearch({ onChosen }: { readonly onChosen: () => void }) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 200);
  const actAs = useSession((session) => session.actAs);
  const changing = useSession((session) => session.changing);
  const ownId = useSession((session) => session.userId);
  const { data, isFetching } = useQuery({
    queryKey: ['act-as', q],
    queryFn: ({ signal }) => call(utilisateur.calls.list, { query: { ...ACTIVE, q } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const users = data?.items.filter(({ id }) => id !== ownId) ?? [];
  const choose = (id: number) => {
    actAs(id)
      .then((done) => done && onChosen())
      .catch(alreadyShown);
  };
  return (
    <Stack gap="sm">
      <TextInput
        label="Rechercher une personne"
        description="Ce que vous ferez sera inscrit à vos deux noms dans l’historique."
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={isFetching || changing ? <Loader size={16} aria-hidden /> : null}
        data-autofocus
      />
      <ul className={classes.users} aria-label="Personnes trouvées" aria-busy={changing}>
        {users.map((user) => (
          <li key={user.id}>
            <UnstyledButton className={classes.user} onClick={() => choose(user.id)}>
              <span>{[user.firstname, user.lastname].filter(Boolean).join(' ') || user.username}</span>
              <span className={classes.detail}>
                {user.username} · {user.roles?.map((role) => ROLE_LABELS[role]).join(', ')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <Text c="dimmed" size="sm" role="status">
          D’autres comptes existent : précisez la recherche pour les voir.
        </Text>
      )}
      {data && users.length === 0 && (
        <Text c="dimmed" role="status">
          Aucun compte actif ne correspond. Essayez un nom, un identifiant ou une adresse e-mail.
        </Text>
      )}
    </Stack>
  );
}
