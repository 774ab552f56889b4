import { type AnyRecord, correspondance, type Systeme } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import {
  IconArrowsRightLeft,
  IconDatabaseImport,
  IconEyeCheck,
  IconHistory,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnected,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPath } from '../../../resource/record-path.ts';
import { Panel } from '../../../ui/panel.tsx';
import { historyPath } from '../flux.calls.ts';
import type { FluxGestures } from './use-flux-acts.ts';

interface Props {
  readonly systeme: Systeme;
  readonly record: AnyRecord;
  /** Something typed is not saved: an action would apply to other values than those in sight. */
  readonly dirty: boolean;
  readonly acts: FluxGestures;
  readonly onTest: () => void;
  readonly mapping: number | null;
  readonly children: ReactNode;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function FluxActs({ systeme, record, dirty, acts, onTest, mapping, children }: Props) {
  const common = { variant: 'default', disabled: dirty } as const;
  const isActive = record.actif === true;
  return (
    <Panel title="Ce flux">
      <Stack gap="xs" align="stretch">
        {dirty && (
          <Text size="sm" c="dimmed" role="status">
            Enregistrez vos modifications d’abord : le test et l’import portent sur la version enregistrée.
          </Text>
        )}
        <Button {...common} leftSection={<IconPlugConnected {...icon} />} onClick={onTest}>
          Tester
        </Button>
        <Button
          {...common}
          leftSection={<IconDatabaseImport {...icon} />}
          loading={acts.importing === 'reel'}
          onClick={() => acts.launchImport(false)}
        >
          Importer maintenant
        </Button>
        <Button
          {...common}
          leftSection={<IconEyeCheck {...icon} />}
          loading={acts.importing === 'blanc'}
          onClick={() => acts.launchImport(true)}
        >
          Import à blanc
        </Button>
        {systeme === 'tourinsoft' && mapping === null && (
          <Button
            {...common}
            leftSection={<IconArrowsRightLeft {...icon} />}
            loading={acts.prepare.busy}
            onClick={acts.prepare.run}
          >
            Préparer la correspondance
          </Button>
        )}
        {mapping !== null && (
          <Button
            variant="default"
            component={Link}
            to={recordPath(correspondance, mapping)}
            leftSection={<IconArrowsRightLeft {...icon} />}
          >
            Ouvrir la correspondance
          </Button>
        )}
        {children}
        <Button
          {...common}
          leftSection={isActive ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
          onClick={acts.suspend}
        >
          {isActive ? 'Suspendre' : 'Reprendre'}
        </Button>
        <Button
          variant="subtle"
          component={Link}
          to={historyPath(systeme, record.id)}
          leftSection={<IconHistory {...icon} />}
        >
          Historique des imports
        </Button>
      </Stack>
    </Panel>
  );
}
