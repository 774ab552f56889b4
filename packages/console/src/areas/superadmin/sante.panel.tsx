import { formatNumber, frenchDate, getHealth, type Sante } from '@bridge/contract';
import { Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { formatBytes } from '../../resource/values/format.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { EntretienFacts } from './entretien-facts.tsx';
import { SanteCard } from './sante-card.tsx';

const clock = frenchDate({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The health of each part of the instance, asked of the part itself. */
export function SantePanel() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sante'],
    queryFn: ({ signal }) => call(getHealth, {}, { signal }),
    staleTime: 0,
  });
  if (error && !data) {
    return (
      <LoadError
        title="La santé de l’instance n’a pas pu être lue"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          loading={isFetching}
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => void refetch()}
        >
          Vérifier
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {data && `Vérifié à ${clock.format(new Date(data.verifieLe))}`}
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {data ? <Cards sante={data} /> : ['a', 'b', 'c', 'd'].map((card) => <Skeleton key={card} height={190} />)}
      </SimpleGrid>
    </Stack>
  );
}

function Cards({ sante: { base, taches, stockage, courriel, mediatheque } }: { readonly sante: Sante }) {
  return (
    <>
      <SanteCard
        title="Base de données"
        {...base}
        facts={[
          ['PostgreSQL', base.version],
          ['Taille', formatBytes(base.taille)],
          ['Connexions', `${base.connexions} sur ${base.connexionsMax}`],
          ['Migrations', `${base.migrations.length}, dont ${base.migrations.at(-1)?.nom ?? 'aucune'} en dernier`],
        ]}
      />
      <SanteCard title="Tâches de fond" {...taches} facts={[]}>
        <EntretienFacts items={taches.items} />
      </SanteCard>
      <SanteCard title="Stockage" {...stockage} facts={spaceFacts(stockage)} />
      <SanteCard title="E-mail" {...courriel} facts={[['Serveur', courriel.configure ? 'configuré' : 'aucun']]} />
      <SanteCard
        title="Médiathèque"
        {...mediatheque}
        facts={[
          ['Médias', formatNumber(mediatheque.medias)],
          ['Poids', formatBytes(mediatheque.poids)],
          ['Droits à moins de 7 jours', formatNumber(mediatheque.bientot)],
          ['Droits passés', formatNumber(mediatheque.expires)],
        ]}
      />
    </>
  );
}

function spaceFacts({ libre, total }: Sante['stockage']): [string, string][] {
  if (libre === null || total === null) return [];
  const share = new Intl.NumberFormat('fr', { style: 'percent' }).format(libre / total);
  return [['Espace libre', `${formatBytes(libre)} sur ${formatBytes(total)} (${share})`]];
}
