import {
  type AnyRecord,
  correspondance,
  type Essai,
  ETATS_IMPORTATION,
  type EtatImportation,
  fluxBySystem,
  fluxCallsBySystem,
  mayAccess,
  type Systeme,
} from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { useSession } from '../../api/session.store.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';
import { useTabState } from '../../navigation/tab.ts';
import { useForm } from '../../resource/form/form.context.ts';
import { recordQuery } from '../../resource/form/record.queries.ts';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { recordPath } from '../../resource/record-path.ts';
import { idIn, textIn } from '../../resource/values/read.ts';
import { FluxActs } from './actions/flux-acts.tsx';
import { useFluxActs } from './actions/use-flux-acts.ts';
import { EtapesCard, type Geste } from './etapes/etapes.card.tsx';
import { type CodeEtape, etapesOf, isArrived, isUnderWay } from './etapes/etapes.rules.ts';
import { SuspectAlert } from './suspect.alert.tsx';
import { VERIFIEE } from './verifiee.ts';

const EssaiDialog = lazy(() => import('./essai/essai.dialog.tsx'));

interface Props {
  readonly systeme: Systeme;
  readonly record: AnyRecord;
  /** The actions that only this system has. */
  readonly children?: ReactNode;
}

/** The outcome of the last test, and the version of the feed that was tested. */
interface Tested {
  readonly version: AnyRecord['version'];
  readonly reussi: boolean;
}

/** Beside the form of a feed: the steps to its first import, then its actions. */
export function FluxPanel({ systeme, record, children }: Props) {
  const viewer = useSession((session) => session.viewer);
  const rights = useRights(fluxBySystem[systeme], record);
  const dirty = useForm(({ changed }) => changed.size > 0);
  const [isTesting, setTesting] = useState(false);
  // The test says why no mapping can be prepared, and proposes what is missing.
  const acts = useFluxActs(systeme, record, { onUnreadable: () => setTesting(true) });
  const [tested, setTested] = useState<Tested | null>(null);
  // A test holds for the saved version that it tried: another version is yet to test.
  const essai = tested?.version === record.version ? tested.reussi : undefined;
  const [verifiee, setVerifiee] = useTabState(VERIFIEE, false);
  const dernierEtat = etatIn(record.dernierEtat);
  // While the feed is imported, or waits for an agreement, its record is read again: the form and this panel follow.
  useQuery({
    ...recordQuery(fluxBySystem[systeme], record.id),
    queryFn: (context) => call(fluxBySystem[systeme].calls.get, { params: { id: record.id } }, mannerOf(context)),
    refetchInterval: ({ state: { status } }) => followed(dernierEtat, status === 'error'),
  });
  const { version } = record;
  const noteResult = useCallback(
    (answer: Essai | null) => setTested({ version, reussi: answer?.reussi ?? false }),
    [version],
  );
  const isPutAside = Boolean(record.supprimeLe ?? record.archiveLe);
  if (!rights.edit || isPutAside || !mayAccess(fluxCallsBySystem[systeme].importer.access, viewer)) return null;

  const mapping = idIn(record.correspondance);
  const aCorrespondance = mapping !== null;
  const etapes = etapesOf({ systeme, essai, aCorrespondance, verifiee, dernierEtat });
  const gestes: Partial<Record<CodeEtape, Geste>> = {
    tester: { run: () => setTesting(true) },
    preparer: { run: acts.prepare.run, busy: acts.prepare.busy },
    ...(mapping === null
      ? {}
      : { verifier: { to: recordPath(correspondance, mapping), run: () => setVerifiee(true) } }),
    importer: { run: () => acts.launchImport(false), busy: acts.importing === 'reel' },
  };
  return (
    <Stack gap="md">
      <SuspectAlert systeme={systeme} id={record.id} waits={dernierEtat === 'suspect'} />
      {!isArrived(etapes) && <EtapesCard etapes={etapes} gestes={dirty ? NOTHING : gestes} dirty={dirty} />}
      <FluxActs
        systeme={systeme}
        record={record}
        dirty={dirty}
        acts={acts}
        onTest={() => setTesting(true)}
        mapping={mapping}
      >
        {children}
      </FluxActs>
      <Suspense fallback={null}>
        {isTesting && (
          <EssaiDialog
            systeme={systeme}
            id={record.id}
            nom={textIn(record.nom)}
            onClose={() => setTesting(false)}
            onResult={noteResult}
            onPrepare={acts.prepare.run}
          />
        )}
      </Suspense>
    </Stack>
  );
}

const NOTHING = {};

function followed(etat: EtatImportation | null, failed: boolean): number | false {
  if (isUnderWay(etat)) return paceOf(1, failed);
  return etat === 'suspect' ? paceOf(0, failed) : false;
}

function etatIn(value: unknown): EtatImportation | null {
  return ETATS_IMPORTATION.find((etat) => etat.value === value)?.value ?? null;
}
