import type { Systeme } from '@bridge/contract';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { reportQuery, runsOfQuery } from '../../catalogue/importation/importation.queries.ts';
import type { Report } from '../../catalogue/importation/report.ts';
import { useReportActs } from '../../catalogue/importation/use-report-acts.ts';
import { importPath } from '../../navigation/jobs/job-path.ts';

interface Props {
  readonly systeme: Systeme;
  readonly id: number;
  /** The last import of the feed stopped, and waits for an agreement. */
  readonly waits: boolean;
}

/** Shows beside a feed its import that stopped before it changed anything, and waits for an agreement. */
export function SuspectAlert({ systeme, id, waits }: Props) {
  const [answered, setAnswered] = useState<number | null>(null);
  const { data } = useQuery({ ...runsOfQuery(systeme, id, ['suspect']), staleTime: 0, enabled: waits });
  const run = waits ? data?.find(({ aBlanc }) => !aBlanc) : undefined;
  const { data: report } = useQuery({ ...reportQuery(run?.id ?? 0), enabled: run !== undefined });
  if (answered !== null && (run === undefined || run.id === answered)) return <Answered />;
  if (run === undefined) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="Un import attend votre accord"
    >
      <Stack gap="sm">
        <Text size="sm">{run.motif}</Text>
        {report?.id === run.id && report.etat === 'suspect' && (
          <Decision report={report} onDone={() => setAnswered(run.id)} />
        )}
        <Anchor component={Link} to={importPath(run.id)} size="sm">
          Voir le rapport de l’import
        </Anchor>
      </Stack>
    </Alert>
  );
}

/** The notice that follows an answer: it takes the focus of the buttons that have gone. */
function Answered() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} size="sm" role="status" tabIndex={-1}>
      Votre réponse est prise en compte.
    </Text>
  );
}

function Decision({ report, onDone }: { readonly report: Report; readonly onDone: () => void }) {
  const { run, pending } = useReportActs(report, { onDone });
  return (
    <Group gap="xs">
      <Button color="orange" size="xs" loading={pending === 'confirmer'} onClick={() => run('confirmer')}>
        Appliquer quand même
      </Button>
      <Button variant="default" size="xs" loading={pending === 'abandonner'} onClick={() => run('abandonner')}>
        Abandonner
      </Button>
    </Group>
  );
}
