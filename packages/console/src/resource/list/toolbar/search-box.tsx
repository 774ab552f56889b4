import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useScene } from '../list-scene.ts';
import { useSingleKeys } from '../table/single-keys.ts';
import { useFreeKeys } from '../table/use-free-keys.ts';

const DELAY = 250;
const LONGEST = 200;

/** The words looked for. The list follows as soon as one stops typing. */
export function SearchBox() {
  const { resource, list, phone } = useScene();
  const { q } = list.state;
  const input = useRef<HTMLInputElement>(null);
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
    if (words !== q) list.change({ q: words }, 'typing');
  }
  const { enabled } = useSingleKeys();
  useFreeKeys({ '/': () => input.current?.focus() }, enabled);
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      size={phone ? 'sm' : 'xs'}
      flex="1 1 8rem"
      maw={phone ? undefined : 320}
      aria-label={`Chercher dans ${resource.noun.many}`}
      aria-keyshortcuts={enabled ? '/' : undefined}
      placeholder="Chercher…"
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        searchSoon(value);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(typed);
        if (key === 'Escape' && typed !== '') clear();
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' ? (
          <CloseButton size="sm" aria-label="Effacer la recherche" onClick={clear} />
        ) : enabled && !phone ? (
          <Kbd size="xs" aria-hidden>
            /
          </Kbd>
        ) : null
      }
    />
  );
}
