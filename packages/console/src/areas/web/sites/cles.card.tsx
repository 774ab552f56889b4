import { type CleDApi, formatNumber, renewCle, revokeCle } from '@bridge/contract';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { CopiedText } from '../../../ui/copied-text.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';
import { clesQuery } from './cles.queries.ts';

const CleDialog = lazy(() => import('./cle.dialog.tsx'));

/** The keys that read the data of the site from outside, each told once. */
export function ClesCard({ site }: { readonly site: number }) {
  const { data, error, isFetching, refetch } = useQuery(clesQuery(site));
  const [isCreating, setCreating] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  return (
    <Panel
      title="Clés de l’API"
      intro={
        'Pour qui lit vos données depuis un autre logiciel. Une clé par usage\u00a0: la couper ne gêne personne d’autre.'
      }
      aside={
        <Button variant="default" size="compact-sm" onClick={() => setCreating(true)}>
          Créer une clé
        </Button>
      }
    >
      {told !== null && (
        <Alert
          color="green"
          variant="light"
          role="status"
          title="Copiez cette clé maintenant"
          withCloseButton
          closeButtonLabel="Cacher la clé"
          onClose={() => setTold(null)}
        >
          <CopiedText label="Clé" help="Elle ne sera plus montrée." text={told} />
        </Alert>
      )}
      {!data && !error && <Skeleton height={72} />}
      {!data && error && (
        <LoadError
          title="Les clés n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune clé. Les pages du site n’en ont pas besoin.
        </Text>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.lines} aria-label="Clés de l’API">
          {data.items.map((cle) => (
            <Cle key={cle.id} site={site} cle={cle} onTold={setTold} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {isCreating && (
          <CleDialog
            site={site}
            onMade={(cle) => {
              setTold(cle);
              setCreating(false);
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

interface CleProps {
  readonly site: number;
  readonly cle: CleDApi;
  readonly onTold: (cle: string) => void;
}

function Cle({ site, cle, onTold }: CleProps) {
  const queries = useQueryClient();
  const params = { id: site, cle: cle.id };
  const renewing = useMutation({
    mutationFn: () => call(renewCle, { params }),
    onSuccess: ({ items, cle: made }) => {
      queries.setQueryData(clesQuery(site).queryKey, { items });
      onTold(made);
    },
  });
  const revoking = useMutation({
    mutationFn: () => call(revokeCle, { params }),
    onSuccess: (answer) => {
      queries.setQueryData(clesQuery(site).queryKey, answer);
      showNotice('Clé coupée');
    },
  });
  const renew = async () => {
    const agreed = await askYesOrNo({
      title: `Renouveler la clé «\u00a0${cle.nom}\u00a0»\u00a0?`,
      text: 'Une autre clé la remplace. L’ancienne vaut encore 24 heures, le temps de la changer là où elle sert.',
      confirm: 'Renouveler',
      cancel: 'Ne rien faire',
    });
    if (agreed) renewing.mutate();
  };
  const revoke = async () => {
    const agreed = await askYesOrNo({
      title: `Couper la clé «\u00a0${cle.nom}\u00a0»\u00a0?`,
      text: 'Ce qui s’en sert s’arrête aussitôt, et pour toujours.',
      confirm: 'Couper la clé',
      cancel: 'Ne rien faire',
      danger: true,
    });
    if (agreed) revoking.mutate();
  };
  const isCut = cle.revoqueeLe !== null;
  const isBusy = renewing.isPending || revoking.isPending;
  return (
    <li className={classes.line}>
      <div>
        <Group gap={6}>
          <Dot colour={isCut ? 'gray' : 'green'} />
          <Text size="sm" fw={550}>
            {cle.nom}
          </Text>
          <Text size="xs" c="dimmed">{`${cle.debut}… · ${isCut ? 'coupée' : 'active'}`}</Text>
        </Group>
        <Text size="xs" c="dimmed">
          {usageEnMots(cle, new Date())}
        </Text>
        {cle.origines.length > 0 && (
          <Text size="xs" c="dimmed">
            {cle.origines.join(', ')}
          </Text>
        )}
      </div>
      {!isCut && (
        <Group gap={4}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            aria-label={`Renouveler ${cle.nom}`}
            onClick={() => void renew()}
          >
            Renouveler
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={isBusy}
            aria-label={`Couper ${cle.nom}`}
            onClick={() => void revoke()}
          >
            Couper
          </Button>
        </Group>
      )}
    </li>
  );
}

function usageEnMots({ utilisees, quota, derniereUtilisation }: CleDApi, now: Date): string {
  const today = `${formatNumber(utilisees)} requête${utilisees > 1 ? 's' : ''} aujourd’hui sur ${formatNumber(quota)}`;
  const last = derniereUtilisation ? `dernière ${formatInstant(derniereUtilisation, now).relative}` : 'jamais utilisée';
  return `${today}, ${last}.`;
}
