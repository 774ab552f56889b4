import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ClosedTab, fullPath } from '../../navigation/tabs.rules.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { NounIcon } from '../../ui/icons.tsx';
import { matches } from '../../ui/matches.ts';
import classes from './tab-list.module.css';
import { iconOf, titleOf } from './tab-title.ts';

interface Props {
  readonly onDone: () => void;
}

/** The names of the open pages, then of those closed last. Enter opens the first page that is found. */
export default function TabList({ onDone }: Props) {
  const [query, setQuery] = useState('');
  const tabs = useTabs((list) => list.tabs);
  const closed = useTabs((list) => list.closed);
  const active = useTabs((list) => list.active);
  const navigate = useNavigate();
  const found = <T extends ClosedTab>(list: readonly T[]) => list.filter((tab) => matches(query, [titleOf(tab)]));
  const [open, gone] = [found(tabs), found(closed)];
  const go = ({ location }: ClosedTab) => {
    onDone();
    void navigate(fullPath(location));
  };
  const first = open[0] ?? gone[0];
  return (
    <div className={classes.list}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) go(first);
        }}
      >
        <TextInput
          type="search"
          size="xs"
          aria-label="Chercher une page ouverte"
          placeholder="Chercher une page ouverte"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          data-autofocus
        />
      </form>
      {open.length > 0 && (
        <Pages title="Ouvertes">
          {open.map((tab) => (
            <Page key={tab.path} tab={tab} isCurrent={tab.path === active} onOpen={() => go(tab)} />
          ))}
        </Pages>
      )}
      {gone.length > 0 && (
        <Pages title="Fermées récemment">
          {gone.map((tab) => (
            <Page key={tab.path} tab={tab} isCurrent={false} onOpen={() => go(tab)} />
          ))}
        </Pages>
      )}
      {!first && <Text c="dimmed">Aucune page ouverte ou fermée récemment ne porte ce nom.</Text>}
    </div>
  );
}

function Pages({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text size="xs" c="dimmed" fw={600}>
        {title}
      </Text>
      <ul>{children}</ul>
    </section>
  );
}

interface PageProps {
  readonly tab: ClosedTab;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function Page({ tab, isCurrent, onOpen }: PageProps) {
  return (
    <li>
      <UnstyledButton className={classes.page} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
        <NounIcon name={iconOf(tab.path)} size={15} />
        <span>{titleOf(tab)}</span>
      </UnstyledButton>
    </li>
  );
}
