import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useListContext } from '../list.context.ts';
import { useSingleKeys } from '../table/single-keys.ts';
import { useFreeKeys } from '../table/use-free-keys.ts';
import { useTypedSearch } from './use-typed-search.ts';

const LONGEST = 200;

/** The words to search for. The list follows as soon as the person stops typing. */
export function SearchBox() {
  const { resource, list, phone } = useListContext();
  const { q } = list.state;
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, searchNow, clear: empty } = useTypedSearch(q, (words) => list.change({ q: words }, 'typing'));
  const { enabled } = useSingleKeys();
  useFreeKeys({ '/': () => input.current?.focus() }, enabled);
  const clear = () => {
    empty();
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
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchNow();
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
