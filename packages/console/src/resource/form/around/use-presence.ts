import { type EndpointAnswer, notePresence, PRESENCE_EVERY } from '@bridge/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';

export type Others = EndpointAnswer<typeof notePresence>['autres'];

const NOBODY: Others = [];

/**
 * Says that the record is open, as long as it is looked at, and learns who else has it and which version is the last. A hidden
 * tab has no effects, and a hidden window asks nothing: neither is anybody's presence.
 */
export function usePresence(): Others {
  const { store, resource } = useRecordFormContext().form;
  const id = useForm(({ base }) => base?.id);
  const modifie = useForm(({ changed }) => changed.size > 0);
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      const body = { ressource: resource.id, id, modifie };
      const answer = await call(notePresence, { body }, { unattended: true, signal }).catch(() => null);
      if (!answer || signal.aborted) return;
      setOthers(answer.autres);
      // The answer to a poll may tell of a save made here before the answer to that save has come.
      if (!store.getState().saving) store.getState().hear(answer.version);
    };
    void tell();
    const timer = setInterval(() => void tell(), PRESENCE_EVERY);
    document.addEventListener('visibilitychange', tell, { signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [store, resource, id, modifie]);
  return others;
}
