import { countOf, fluxCallsBySystem, mayAccess, SANS_COMPTE } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconDatabaseImport, IconRefresh, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { isLive } from '../../../catalogue/importation/importation.rules.ts';
import { OBJET } from '../../../catalogue/importation/phrase.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { type Act, useReportActs } from '../../../catalogue/importation/use-report-acts.ts';
import { withParams, withReport } from '../imports.address.ts';
import { RunProgress } from '../parts/run-progress.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The actions that the state of the import allows. */
export function ReportActions({ report }: { readonly report: Report }) {
  const [, setSearch] = useSearchParams();
  const { run, pending, launched } = useReportActs(report, {
    onBegun: (importation) => setSearch((now) => withReport(now, importation)),
  });
  const isWaiting = report.etat === 'suspect';
  const props = (act: Act) => ({ loading: pending === act, onClick: () => run(act) });
  const { retires } = report.compteurs;
  const mayImport = useSession(({ viewer }) => mayAccess(fluxCallsBySystem[report.systeme].importer.access, viewer));
  if (!mayImport)
    return (
      <Text c="dimmed">
        {'Les imports de cette source sont désactivés\u00a0: un super administrateur peut les réactiver dans Gestion.'}
      </Text>
    );
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
          onClick={() => setSearch((now) => withParams(now, { partie: 'objets', action: 'retire', p: '', objet: '' }))}
        >
          {retires > 1 ? `Voir les ${countOf(OBJET, retires)} à retirer` : 'Voir l’objet à retirer'}
        </Button>
      )}
      {!isWaiting && !isLive(report) && (
        <Button variant="default" leftSection={<IconRefresh {...icon} />} {...props('relancer')}>
          Relancer
        </Button>
      )}
      {report.aBlanc && report.etat === 'terminee' && (
        <Button leftSection={<IconDatabaseImport {...icon} />} {...props('importer')}>
          Importer pour de bon
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
