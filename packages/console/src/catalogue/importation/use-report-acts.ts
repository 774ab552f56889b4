import {
  abandonImportation,
  cancelImportation,
  confirmImportation,
  countOf,
  fluxCallsBySystem,
  isFinished,
  restartImportation,
} from '@bridge/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';
import { jobsQuery } from '../../navigation/jobs/jobs.query.ts';
import { askYesOrNo, type Question } from '../../ui/confirm.tsx';
import { mayBegin } from './attente.ts';
import { confirmText, OBJET, rollbackText } from './phrase.rules.ts';
import type { Report } from './report.ts';

const ACTS = {
  confirmer: { endpoint: confirmImportation, done: 'Mise à jour du catalogue lancée' },
  abandonner: { endpoint: abandonImportation, done: 'Import abandonné' },
  annuler: { endpoint: cancelImportation, done: 'Retour à l’état d’avant lancé' },
  relancer: { endpoint: restartImportation, done: 'Import relancé' },
  importer: { endpoint: null, done: 'Import lancé' },
} as const;
export type Act = keyof typeof ACTS;

/** The question before an action on an import; null for a new launch, which destroys nothing. */
function questionOf(act: Act, report: Report): Question | null {
  const { compteurs, flux } = report;
  const cancel = 'Ne rien faire';
  switch (act) {
    case 'relancer':
    case 'importer':
      return null;
    case 'confirmer': {
      const many = compteurs.retires > 0 ? ` et retirer ${countOf(OBJET, compteurs.retires)}` : '';
      return { title: 'Appliquer quand même\u00a0?', text: confirmText(report), confirm: `Appliquer${many}`, cancel };
    }
    case 'abandonner':
      return {
        title: 'Abandonner cet import\u00a0?',
        text: `Le catalogue garde ce qu’il avait du flux «\u00a0${flux.nom}\u00a0». Vous pourrez relancer l’import.`,
        confirm: 'Abandonner',
        cancel,
      };
    case 'annuler':
      return {
        title: 'Annuler cet import\u00a0?',
        text: rollbackText(compteurs),
        confirm: 'Rétablir l’état d’avant',
        cancel,
      };
  }
}

/** Whether the action begins another import, to be shown in place of this one. */
const isNew = (act: Act) => act === 'relancer' || act === 'importer';

/** The action that was asked for, with the import and its state at that moment. */
interface Asked {
  readonly id: number;
  readonly act: Act;
  readonly etat: Report['etat'];
}

interface Heard {
  readonly onDone?: () => void;
  /** Called with the import that began, which is to be shown now. */
  readonly onBegun?: (importation: number) => void;
}

export function useReportActs(report: Report, { onDone, onBegun }: Heard) {
  const queries = useQueryClient();
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: ({ act, id }: Asked) => {
      const { endpoint } = ACTS[act];
      if (endpoint) return call(endpoint, { params: { id } });
      // A trial becomes a real import of its feed.
      const { importer } = fluxCallsBySystem[report.systeme];
      const request = { params: { id: report.flux.id }, body: { aBlanc: false } };
      return call(importer, request, { idempotencyKey: randomId() });
    },
    onSuccess: ({ importation }, { act }) => {
      showNotice(ACTS[act].done);
      onDone?.();
      if (isNew(act)) onBegun?.(importation);
    },
    onSettled: () => wakeJobs(queries),
  });
  const run = async (act: Act) => {
    const isReal = act === 'importer' || (act === 'relancer' && !report.aBlanc);
    if (isReal && !(await mayBegin(report.systeme, report.flux.id))) return;
    const question = questionOf(act, report);
    if (question === null || (await askYesOrNo(question))) mutate({ act, id: report.id, etat: report.etat });
  };
  const { data: jobs } = useQuery(jobsQuery);
  const job = jobs?.items.find(({ id }) => id === data?.tache);
  const isOver = job !== undefined && isFinished(job.etat);
  // The report does not change until the job begins. A job that ended leaves nothing to wait for.
  const isAwaited =
    data !== undefined &&
    variables.id === report.id &&
    !isNew(variables.act) &&
    variables.etat === report.etat &&
    !isOver;
  return {
    run: (act: Act) => void run(act),
    pending: isPending ? variables.act : null,
    /** The job that was launched, until the report shows its effect. */
    launched: isAwaited ? data.tache : null,
  };
}
