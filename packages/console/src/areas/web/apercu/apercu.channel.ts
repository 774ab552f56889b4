import { apercuCallsBy, type PageApercue } from '@bridge/contract';
import { useEffect, useRef, useState } from 'react';

/** A form and the tab that shows its draft whole tell each other what is drawn: it is drawn once. */

const NAME = 'bridge.apercus';
// Absent from old browsers: the tab then shows what is saved.
const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));

const placeOf = (ressource: string, id: number) => `${ressource}/${id}`;

/** Tells the page of a form, each time that it changes and when a tab asks for it. */
export function useTellPage(ressource: string, id: number, page: PageApercue | undefined): void {
  const place = placeOf(ressource, id);
  const last = useRef<PageApercue>(undefined);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = open();
    channel.current = opened;
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (Object(data).asks === place && last.current) opened.postMessage({ place, page: last.current });
    });
    return () => opened?.close();
  }, [place]);
  useEffect(() => {
    if (page === undefined || page === last.current) return;
    last.current = page;
    channel.current?.postMessage({ place, page });
  }, [place, page]);
}

/** The page of a form that is open in another tab of this browser; null as long as none was heard. */
export function useHeardPage(ressource: string, id: number): PageApercue | null {
  const place = placeOf(ressource, id);
  const [heard, setHeard] = useState<{ readonly place: string; readonly page: PageApercue } | null>(null);
  useEffect(() => {
    const channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said: { readonly place?: unknown; readonly page?: unknown } = Object(data);
      const read = said.place === place ? apercuCallsBy.listeWeb.response.safeParse(said.page) : undefined;
      if (read?.success) setHeard({ place, page: read.data });
    });
    channel?.postMessage({ asks: place });
    return () => channel?.close();
  }, [place]);
  return heard?.place === place ? heard.page : null;
}
