import { createSitePret, prepareSite, site } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useSession } from '../../../api/session.store.ts';
import { createAttempt } from '../../../resource/form/save/attempt.ts';
import { offerQuery } from '../../../resource/values/choix.query.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { ChoixCard } from './choix.card.tsx';
import type { Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  readonly onDone: (changes: Partial<Parcours>) => void;
}

const NOUVEAU = 0;

/** Where the list appears: a site that is there, or a new one that comes ready. */
export function EtapeSite({ parcours, onDone }: Props) {
  const { data: sites, isPending } = useQuery(offerQuery(site.id, '', 'listeWeb', 'sites'));
  const entity = useSession((session) => session.entity);
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(parcours.site?.id ?? null);
  const [nom, setNom] = useState(entity?.nom ?? '');
  const [attempt] = useState(createAttempt);
  const id = chosen ?? sites?.[0]?.id ?? NOUVEAU;
  const preparing = useMutation({
    mutationFn: async () => {
      const body = { nom: nom.trim() };
      const made =
        id === NOUVEAU ? (await call(createSitePret, { body }, { idempotencyKey: attempt.keyFor(body) })).id : id;
      return call(prepareSite, { params: { id: made } });
    },
    onSuccess: ({ site: ready, allures }) => {
      void queries.invalidateQueries({ queryKey: resourceKey(site.id) });
      void queries.invalidateQueries({ queryKey: ['choix'] });
      onDone({ site: ready, allures, etape: 'selection' });
    },
  });
  if (isPending) return <Skeleton height={240} radius="md" />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        preparing.mutate();
      }}
    >
      <Panel
        title={'Sur quel site\u00a0?'}
        intro="Un nouveau site vient avec ses modèles, ses fiches, son moteur et ses filtres."
      >
        <Stack gap="xs" role="radiogroup" aria-label="Site">
          {sites?.map((one) => (
            <ChoixCard
              key={one.id}
              name="site"
              title={one.titre}
              checked={id === one.id}
              onCheck={() => setChosen(one.id)}
            />
          ))}
          <ChoixCard name="site" title="Un nouveau site" checked={id === NOUVEAU} onCheck={() => setChosen(NOUVEAU)}>
            {id === NOUVEAU ? (
              <TextInput
                {...obligatory('Nom du site')}
                description={'Son adresse en découle\u00a0; couleurs, langues et domaine se règlent ensuite.'}
                maxLength={200}
                value={nom}
                onChange={({ currentTarget }) => setNom(currentTarget.value)}
              />
            ) : undefined}
          </ChoixCard>
        </Stack>
        {preparing.error && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(preparing.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={preparing.isPending} disabled={id === NOUVEAU && nom.trim() === ''}>
            Continuer
          </Button>
        </Group>
      </Panel>
    </form>
  );
}
