import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const DELAY = 250;

/** The words being typed, sent to the address once the person pauses, and replaced when the address changes elsewhere. */
export function useTypedSearch(q: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  // The address changed otherwise than by typing here: a view, a link, « Effacer ».
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) setTyped(q);
  }
  // A timer that is dropped when the page goes away: a search that nobody sees must not bring the page back.
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
    /** Searches at once, without waiting for a pause. */
    searchNow: () => search(typed),
    clear: () => {
      setTyped('');
      search('');
    },
  };
}
