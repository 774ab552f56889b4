import { type Invite, invitesDuSite, setRetrait } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';

const invitesQuery = (site: number) =>
  queryOptions({
    queryKey: [...resourceKey('site'), 'invites', site],
    queryFn: ({ signal }) => call(invitesDuSite, { params: { id: site } }, { signal }),
  });

/** The records that other entities publish on the site, if any: the owner of the site may take them off. */
export function InvitesCard({ site }: { readonly site: number }) {
  const { data, error, isFetching, refetch } = useQuery(invitesQuery(site));
  if (data === undefined && !error) return null;
  if (data?.items.length === 0) return null;
  return (
    <Panel
      title="D’autres entités sur ce site"
      intro={
        'Ce que publient ici les entités que ce site invite. Retiré, un contenu n’y paraît plus\u00a0; ailleurs, rien ne change.'
      }
    >
      {data === undefined && (
        <LoadError
          title="Ce que publient les autres entités n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={classes.lines} aria-label="Contenus d’autres entités">
          {data.items.map((invite) => (
            <Ligne key={`${invite.ressource} ${invite.id}`} site={site} invite={invite} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Ligne({ site, invite }: { readonly site: number; readonly invite: Invite }) {
  const client = useQueryClient();
  const { ressource, id, nom, nature, entite, retireLe } = invite;
  const change = useMutation({
    mutationFn: (retire: boolean) => call(setRetrait, { params: { id: site }, body: { ressource, id, retire } }),
    onSuccess: (answer, retire) => {
      client.setQueryData(invitesQuery(site).queryKey, answer);
      showNotice(
        retire ? `«\u00a0${nom}\u00a0» ne paraît plus sur ce site.` : `«\u00a0${nom}\u00a0» y paraît de nouveau.`,
      );
    },
  });
  const withdraw = async () => {
    const agreed = await askYesOrNo({
      title: `Retirer «\u00a0${nom}\u00a0» de ce site\u00a0?`,
      text: 'Les visiteurs de ce site n’y trouveront plus ce contenu. L’entité qui l’a publié le lit dans son formulaire, et vous pouvez le remettre.',
      confirm: 'Retirer',
      cancel: 'Ne rien faire',
    });
    if (agreed) change.mutate(true);
  };
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          <Text size="sm">{nom}</Text>
          <Text size="xs" c="dimmed">
            {[nature, entite, retireLe && `retiré, ${formatInstant(retireLe, new Date()).relative}`]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </div>
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isPending}
          onClick={() => (retireLe === null ? void withdraw() : change.mutate(false))}
          aria-label={`${retireLe === null ? 'Retirer' : 'Remettre'} ${nom}`}
        >
          {retireLe === null ? 'Retirer' : 'Remettre'}
        </Button>
      </Group>
    </li>
  );
}
