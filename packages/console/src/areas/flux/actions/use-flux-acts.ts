import { type AnyRecord, correspondance, fluxBySystem, type Systeme } from '@bridge/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askToReplace } from '../../../catalogue/importation/attente.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { createRecordCalls } from '../../../resource/form/record/record-call.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { isKind } from '../../explain.ts';
import { launchImport, prepare, tellLaunched } from '../flux.calls.ts';

export interface FluxGestures {
  readonly launchImport: (aBlanc: boolean) => void;
  /** The kind of the import being launched; null for none. */
  readonly importing: 'reel' | 'blanc' | null;
  readonly prepare: { readonly run: () => void; readonly busy: boolean };
  readonly suspend: () => void;
}

/** The actions on a feed from its form. The client tells the failures. */
export function useFluxActs(
  systeme: Systeme,
  record: AnyRecord,
  { onUnreadable }: { readonly onUnreadable: () => void },
): FluxGestures {
  const { form } = useRecordFormContext();
  const navigate = useNavigate();
  const resource = fluxBySystem[systeme];
  const work = useMemo(() => createRecordCalls(form), [form]);
  /** The server has noted something in the feed: what shows the feed is read again, this form included. */
  const readAgain = () => noteChange(form.queries, resource);

  const launching = useMutation({
    mutationFn: (aBlanc: boolean) => launchImport(systeme, record.id, aBlanc),
    onSuccess: (lancement, aBlanc) => {
      tellLaunched(lancement, aBlanc, { navigate, queries: form.queries });
      readAgain();
    },
  });
  const preparing = useMutation({
    mutationFn: () => prepare(record.id),
    onSuccess: ({ id, champs, relies }) => {
      showNotice(
        `Correspondance préparée\u00a0: ${relies > 1 ? `${relies} champs sur ${champs} reliés` : `${relies} champ sur ${champs} relié`}.`,
        8_000,
      );
      readAgain();
      noteChange(form.queries, correspondance);
      return navigate(recordPath(correspondance, id));
    },
    onError: (error) => {
      if (isKind(error, 'sourceUnreadable')) onUnreadable();
    },
  });

  return {
    launchImport: async (aBlanc) => {
      const isFree = aBlanc || record.dernierEtat !== 'suspect';
      if (isFree || (await askToReplace())) launching.mutate(aBlanc);
    },
    importing: launching.isPending ? (launching.variables ? 'blanc' : 'reel') : null,
    prepare: { run: () => preparing.mutate(), busy: preparing.isPending },
    suspend: () => {
      const actif = record.actif !== true;
      void work.change(actif ? 'reprendre' : 'suspendre', async ({ id, version }, idempotencyKey) => {
        const request = { params: { id }, body: { actif, version } };
        const next = await call(resource.calls.update, request, { idempotencyKey });
        showNotice(actif ? 'Flux repris' : 'Flux suspendu\u00a0: ses objets restent au catalogue');
        return next;
      });
    },
  };
}
