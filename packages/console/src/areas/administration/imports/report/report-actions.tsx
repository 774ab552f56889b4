import { SANS_COMPTE } from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { isLive } from '../importation.rules.ts';
import { withParams } from '../parts/address.ts';
import { RunProgress } from '../parts/run-progress.tsx';
import type { Report } from './report.ts';
import { type Act, useReportActs } from './use-report-acts.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What the state of the import allows. */
export function ReportActions({ report }: { readonly report: Report }) {
  const [, setSearch] = useSearchParams();
  const { run, pending, launched } = useReportActs(report);
  const isWaiting = report.etat === 'suspect';
  const props = (act: Act) => ({ loading: pending === act, onClick: () => run(act) });
  const { retires } = report.compteurs;
  if (launched !== null) return <RunProgress item={{ tache: launched, compteurs: SANS_COMPTE }} />;
  return (
    <Group gap="sm">
      {isWaiting && (
        <Button color="orange" leftSection={<IconCheck {...icon} />} {...props('confirmer')}>
          Appliquer quand même
        </Button>
      )}
      {(isWaiting || isLive(report)) && (
        <Button variant="default" leftSection={<IconX {...icon} />} {...props('abandonner')}>
          Abandonner
        </Button>
      )}
      {isWaiting && retires > 0 && (
        <Button
          variant="subtle"
          onClick={() => setSearch((now) => withParams(now, { vue: 'objets', action: 'retire', p: '', objet: '' }))}
        >
          {retires > 1
            ? `Voir les ${new Intl.NumberFormat('fr').format(retires)} objets à retirer`
            : 'Voir l’objet à retirer'}
        </Button>
      )}
      {!isWaiting && !isLive(report) && (
        <Button variant="default" leftSection={<IconRefresh {...icon} />} {...props('relancer')}>
          Relancer
        </Button>
      )}
      {report.annulable && (
        <Button variant="default" color="red" leftSection={<IconArrowBackUp {...icon} />} {...props('annuler')}>
          Annuler cet import
        </Button>
      )}
    </Group>
  );
}
