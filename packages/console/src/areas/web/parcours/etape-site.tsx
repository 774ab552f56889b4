import { site } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { offerQuery } from '../../../resource/values/choix.query.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChoixCard } from './choix.card.tsx';
import type { Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  readonly onDone: (changes: Partial<Parcours>) => void;
}

const NOUVEAU = 0;

/** The step of the site: an existing site, or a new one made ready. */
export function EtapeSite({ parcours, onDone }: Props) {
  const { data: sites, isPending } = useQuery(offerQuery(site.id, '', 'listeWeb', 'sites'));
  const entity = useSession((session) => session.entity);
  const known = parcours.site;
  const [chosen, setChosen] = useState(known === null ? null : typeof known === 'number' ? known : NOUVEAU);
  const [nom, setNom] = useState(known !== null && typeof known !== 'number' ? known.nom : (entity?.nom ?? ''));
  const id = chosen ?? sites?.[0]?.id ?? NOUVEAU;
  if (isPending) return <Skeleton height={240} radius="md" />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone({ site: id === NOUVEAU ? { nom: nom.trim() } : id, etape: 'selection' });
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
        <Group justify="flex-end">
          <Button type="submit" disabled={id === NOUVEAU && nom.trim() === ''}>
            Continuer
          </Button>
        </Group>
      </Panel>
    </form>
  );
}
