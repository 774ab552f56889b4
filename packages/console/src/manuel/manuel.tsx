import { Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadError } from '../ui/load-error.tsx';
import type { Place } from './address.ts';
import { Found } from './found.tsx';
import classes from './manuel.module.css';
import { PageView } from './page-view.tsx';
import { loadAll, loadPage } from './pages.ts';
import type { Go } from './text.tsx';

interface Props {
  readonly place: Place;
  readonly rank: 1 | 2;
  /** The words to search for; the owner empties them when the person goes to a place. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onGo: Go;
}

/** The room in pixels above a title that is scrolled to. */
const ABOVE = 12;

const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The manual at one place, and its search. Two frames use it: the panel beside a page, and a browser tab. */
export function Manuel({ place, rank, query, onQuery, onGo }: Props) {
  const shown = useQuery({ queryKey: ['manuel', place.page], queryFn: () => loadPage(place.page), ...ONCE });
  const all = useQuery({ queryKey: ['manuel'], queryFn: loadAll, enabled: query !== '', ...ONCE });
  const article = useReach(place, shown.data !== undefined && query === '');
  const failed = query === '' ? shown : all;
  return (
    <div className={classes.manuel}>
      <TextInput
        type="search"
        aria-label="Chercher dans l’aide"
        placeholder="Chercher dans l’aide"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        className={classes.search}
      />
      {failed.error && (
        <LoadError
          title="Cette page d’aide n’a pas pu être chargée"
          reason="Vérifiez votre connexion, puis réessayez."
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {query !== '' && all.data && <Found pages={all.data} query={query} onGo={onGo} />}
      {failed.isPending && !failed.error && <Skeleton height={320} radius="md" />}
      {query === '' && (
        <article ref={article} tabIndex={-1} className={classes.page}>
          {shown.data && <PageView page={shown.data} rank={rank} onGo={onGo} />}
          {shown.data === null && (
            <Text>Le manuel n’a pas de page à cette adresse. Cherchez-la par un mot, ou ouvrez le sommaire.</Text>
          )}
        </article>
      )}
    </div>
  );
}

/** Scrolls to the part that was asked for, once: a panel that is hidden and shown again stays where it was left. */
function useReach(place: Place, ready: boolean) {
  const article = useRef<HTMLElement>(null);
  const reached = useRef<Place | null>(null);
  useEffect(() => {
    if (!ready || reached.current === place || !article.current) return;
    const isFirst = reached.current === null;
    reached.current = place;
    const titles = [...article.current.querySelectorAll<HTMLElement>('[data-ancre]')];
    const part = titles.find(({ dataset }) => dataset.ancre === place.ancre);
    const target = part ?? article.current;
    if (isFirst && !part) return;
    const box = target.closest<HTMLElement>('[data-scrolls]');
    // Only the panel scrolls: the page beside it stays where it is.
    if (box) box.scrollTop = part ? part.offsetTop - box.offsetTop - ABOVE : 0;
    else if (part) part.scrollIntoView({ block: 'start' });
    else window.scrollTo(0, 0);
    // A person who types in the page beside the panel keeps the focus there.
    const { activeElement } = document;
    const isHere = activeElement === document.body || target.closest('aside, main')?.contains(activeElement);
    if (isHere) target.focus({ preventScroll: true });
  }, [place, ready]);
  return article;
}
