import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const DELAY = 250;

/** Words that are typed here and live in the address: told once the fingers rest, and taken back when they change elsewhere. */
export function useTypedSearch(q: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  // The address changed, and not because of what is typed here: a view, a link, « Effacer ».
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) setTyped(q);
  }
  // Not when the page goes away: a search that nobody sees must not bring it back.
  const searchSoon = useDebouncedCallback((words: string) => search(words), DELAY);
  function search(words: string) {
    searchSoon.cancel();
    setSent(words);
    if (words !== q) onSearch(words);
  }
  return {
    typed,
    type: (words: string) => {
      setTyped(words);
      searchSoon(words);
    },
    /** Now, without waiting for the fingers. */
    searchNow: () => search(typed),
    clear: () => {
      setTyped('');
      search('');
    },
  };
}
