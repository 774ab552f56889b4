import { apercuCallsBy, type PageApercue } from '@bridge/contract';
import { useEffect, useRef, useState } from 'react';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';

/** A form and the tab that shows its draft whole tell each other what is drawn: it is drawn once. */

const NAME = 'bridge.apercus';
// Absent from old browsers: the tab then shows what is saved.
const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));

/** Where both meet: at the record; until it has a number, at the form that makes it. */
const placeOf = (ressource: string, id: number, formulaire: string) =>
  id > 0 ? `${ressource}/${id}` : `${ressource}/0/${formulaire}`;

/** Tells the page of the form, each time that it changes and when a tab asks for it; then that the form is there no more. */
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
    // It was hidden for a while, or has just been given its number.
    tell();
    // A window that is closed cleans nothing up.
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
  /** Null as long as no form tells its own. */
  readonly page: PageApercue | null;
  /** The number that the record has been given once its form is gone; 0 until then. */
  readonly id: number;
}
const RIEN: Entendu = { page: null, id: 0 };

/** The page of a form that is open in another tab of this browser, until it is closed. */
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
      // Another form may have the same record.
      ask();
    });
    ask();
    return () => channel?.close();
  }, [place]);
  return heard.place === place ? heard : RIEN;
}
