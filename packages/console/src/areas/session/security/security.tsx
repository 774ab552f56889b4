import { forgetDevices, type Securite, timeAgo } from '@bridge/contract';
import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconLifebuoy, IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../../common/securite/lines.module.css';
import { securiteQuery } from '../../common/securite/securite.query.ts';
import { explain } from '../../explain.ts';
import { keysWork } from './passkey.ts';
import { SecuritySetup, type Setup } from './security-setup.tsx';

/** The ways to open the account besides its password. */
export function SecurityPanel({ locked }: { readonly locked: string | null }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(securiteQuery);
  return (
    <Panel
      title="Second facteur"
      id="second-facteur"
      intro="Une seconde preuve que c’est bien vous : qui devinerait votre mot de passe n’entrerait pas."
    >
      {isPending && <Skeleton height={120} />}
      {error && (
        <LoadError
          title="Votre second facteur n’a pas pu être lu"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && locked && (
        <Alert color="gray" icon={<IconLock aria-hidden />}>
          {locked}
        </Alert>
      )}
      {data && !locked && <Means securite={data} />}
    </Panel>
  );
}

function Means({ securite }: { readonly securite: Securite }) {
  const { totp, cles, secours, appareils, exige } = securite;
  const queries = useQueryClient();
  const [setup, setSetup] = useState<Setup | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: securiteQuery.queryKey });
  const forgetting = useMutation({
    mutationFn: () => call(forgetDevices),
    onSuccess: () => showNotice('Le second facteur sera redemandé partout'),
    onSettled: refresh,
  });
  if (setup)
    return (
      <SecuritySetup
        setup={setup}
        onEnd={() => {
          setSetup(null);
          void refresh();
        }}
      />
    );
  const hasOne = totp || cles.length > 0;
  return (
    <Stack gap="sm">
      {exige && (
        <Text>
          <Badge variant="light">Exigé</Badge> Vos rôles ou votre entité le demandent.
        </Text>
      )}
      <ul className={classes.lines}>
        <Line
          icon={<IconDeviceMobile size={20} stroke={1.6} aria-hidden />}
          title="Application de codes"
          words={
            totp
              ? 'Active\u00a0: un code à six chiffres vous est demandé.'
              : 'Un code à six chiffres, sur votre téléphone.'
          }
        >
          <Button
            variant="default"
            size="xs"
            onClick={() => setSetup({ kind: totp ? 'retirer-totp' : 'totp' })}
            aria-label={totp ? 'Retirer l’application de codes' : 'Ajouter une application de codes'}
          >
            {totp ? 'Retirer' : 'Ajouter'}
          </Button>
        </Line>
        {cles.map(({ id, nom, creeLe, utiliseeLe }) => (
          <Line
            key={id}
            icon={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
            title={nom}
            words={`Clé d’accès · ${utiliseeLe ? `utilisée ${timeAgo(new Date(utiliseeLe), new Date())}` : `ajoutée ${timeAgo(new Date(creeLe), new Date())}`}`}
          >
            <Button
              variant="default"
              size="xs"
              onClick={() => setSetup({ kind: 'retirer-cle', id })}
              aria-label={`Retirer la clé ${nom}`}
            >
              Retirer
            </Button>
          </Line>
        ))}
        {hasOne && (
          <Line
            icon={<IconLifebuoy size={20} stroke={1.6} aria-hidden />}
            title="Codes de secours"
            words={secours === 0 ? 'Il n’en reste aucun\u00a0: faites-en de nouveaux.' : `Il en reste ${secours}.`}
          >
            <Button
              variant="default"
              size="xs"
              onClick={() => setSetup({ kind: 'secours' })}
              aria-label="Remplacer les codes de secours"
            >
              Remplacer
            </Button>
          </Line>
        )}
      </ul>
      <Group gap="sm">
        {keysWork() && (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} stroke={1.7} aria-hidden />}
            onClick={() => setSetup({ kind: 'cle' })}
          >
            Ajouter une clé d’accès
          </Button>
        )}
        {appareils > 0 && (
          <Button variant="subtle" loading={forgetting.isPending} onClick={() => forgetting.mutate()}>
            Redemander à {appareils === 1 ? 'l’appareil retenu' : `mes ${appareils} appareils retenus`}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Line({ icon, title, words, children }: LineProps) {
  return (
    <li className={classes.line}>
      {icon}
      <div className={classes.words}>
        <Text fw={550}>{title}</Text>
        <Text c="dimmed">{words}</Text>
      </div>
      {children}
    </li>
  );
}
