import {
  detailDePassages,
  exportDePassages,
  type QuestionDePassages,
  REPARTITIONS_DE_PASSAGES,
  statistiquesDEcrans,
} from '@bridge/contract';
import { Button, Group, Menu, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { fenetreDe, PERIODES, type Periode } from '../../fenetre.rules.ts';
import { PassagesTable } from './passages.table.tsx';

type Repartition = QuestionDePassages['par'];

export interface PassagesProps {
  /** The screen, diaporama or annonce whose passages are counted; all screens when absent. */
  readonly de?: Pick<QuestionDePassages, 'ecran' | 'diaporama' | 'annonce'>;
  /** The ways to count the passages; the first one is chosen at first. */
  readonly repartitions: readonly [Repartition, ...Repartition[]];
}

function passagesQuery(query: QuestionDePassages) {
  return queryOptions({
    queryKey: ['passages', query],
    queryFn: ({ signal }) => call(statistiquesDEcrans, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The passages on screens: how often and how long, by the chosen way, and as a file. */
export function Passages({ de = {}, repartitions }: PassagesProps) {
  const [periode, setPeriode] = useState<Periode>(30);
  const [par, setPar] = useState<Repartition>(repartitions[0]);
  const fenetre = fenetreDe(periode, new Date());
  const question = { ...fenetre, par, ...de };
  const { data, error, isFetching, refetch } = useQuery(passagesQuery(question));
  const exporting = useMutation({
    mutationFn: (isWhole: boolean) =>
      isWhole
        ? download(detailDePassages, { query: { ...fenetre, ...de } }, 'passages-detail.csv')
        : download(exportDePassages, { query: question }, `passages-${par}.csv`),
  });
  return (
    <>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="xs"
          aria-label="Compter les passages"
          value={par}
          data={REPARTITIONS_DE_PASSAGES.filter(({ value }) => repartitions.includes(value))}
          onChange={({ currentTarget }) =>
            setPar(repartitions.find((one) => one === currentTarget.value) ?? repartitions[0])
          }
        />
        <SegmentedControl
          size="xs"
          aria-label="Période"
          value={String(periode)}
          onChange={(value) => setPeriode(PERIODES.find((one) => String(one) === value) ?? 30)}
          data={PERIODES.map((value) => ({ value: String(value), label: `${value} jours` }))}
        />
        <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={14} aria-hidden />}
              loading={exporting.isPending}
            >
              Exporter
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => exporting.mutate(false)}>Ce tableau</Menu.Item>
            <Menu.Item onClick={() => exporting.mutate(true)}>Tout, écran par écran et heure par heure</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {!data && !error && <Skeleton height={120} />}
      {error && (
        <LoadError
          title="Les passages n’ont pas pu être lus"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <PassagesTable statistiques={data} par={par} fenetre={fenetre} />}
    </>
  );
}

interface CardProps extends PassagesProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The passages in a panel beside a form. */
export function PassagesCard({ title, children, ...passages }: CardProps) {
  return (
    <Panel title={title}>
      <Passages {...passages} />
      {children}
    </Panel>
  );
}
