import { apercuCallsBy, type PageApercue } from '@bridge/contract';
import { useEffect, useRef, useState } from 'react';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';

/** The form and the browser tab that shows its draft exchange the page by messages, so that it is drawn once. */

const NAME = 'bridge.apercus';
// Old browsers lack the channel: the tab then shows the saved record.
const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));

/** The name of the meeting place: the record, or the form that makes it as long as the record has no id. */
const placeOf = (ressource: string, id: number, formulaire: string) =>
  id > 0 ? `${ressource}/${id}` : `${ressource}/0/${formulaire}`;

/** Sends the page of the form at each change and when a tab asks; then tells that the form has gone. */
export function useTellPage(page: PageApercue | undefined): void {
  const { form } = useRecordFormContext();
  const id = useForm(({ base }) => base?.id ?? 0);
  const place = placeOf(form.resource.id, id, form.key);
  const last = useRef<PageApercue>(undefined);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = open();
    channel.current = opened;
    const tell = () => last.current && opened?.postMessage({ place, page: last.current });
    const leave = () => opened?.postMessage({ place, gone: true, id: form.store.getState().base?.id ?? 0 });
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (Object(data).asks === place) tell();
    });
    // The form was hidden for a while, or its record has just been given its id.
    tell();
    // A window that closes runs no cleanup.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      opened?.close();
    };
  }, [place, form]);
  useEffect(() => {
    if (page === undefined || page === last.current) return;
    last.current = page;
    channel.current?.postMessage({ place, page });
  }, [place, page]);
}

interface Entendu {
  /** The page; null while no form sends one. */
  readonly page: PageApercue | null;
  /** Id given to the record, known once its form has gone; 0 until then. */
  readonly id: number;
}
const RIEN: Entendu = { page: null, id: 0 };

/** The page of a form that is open in another tab of this browser, until the form closes. */
export function useHeardPage(ressource: string, id: number, formulaire: string): Entendu {
  const place = placeOf(ressource, id, formulaire);
  const [heard, setHeard] = useState<Entendu & { readonly place: string }>({ place, ...RIEN });
  useEffect(() => {
    const channel = open();
    const ask = () => channel?.postMessage({ asks: place });
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said: Readonly<Partial<Record<'place' | 'page' | 'gone' | 'id', unknown>>> = Object(data);
      if (said.place !== place) return;
      const read = apercuCallsBy.listeWeb.response.safeParse(said.page);
      if (read.success) setHeard({ place, page: read.data, id: 0 });
      if (said.gone !== true) return;
      setHeard({ place, page: null, id: Number.isSafeInteger(said.id) ? Number(said.id) : 0 });
      // Another form may be open on the same record.
      ask();
    });
    ask();
    return () => channel?.close();
  }, [place]);
  return heard.place === place ? heard : RIEN;
}
