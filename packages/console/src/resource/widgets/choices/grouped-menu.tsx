import { Button, type ButtonProps, Combobox, useCombobox } from '@mantine/core';
import './choice.styles.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './grouped-menu.module.css';

export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly group: string;
}

interface Props<C extends MenuChoice> extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly id: string;
  /** The words on the button. */
  readonly label: string;
  /** The names of the groups, in their order in the menu. */
  readonly groups: readonly string[];
  /** The choices that a text finds; an empty text finds all. */
  readonly find: (search: string) => readonly C[];
  readonly words: {
    readonly search: string;
    readonly placeholder: string;
    readonly list: string;
    readonly nothing: string;
  };
  readonly onPick: (choice: C) => void;
}

/** A button that opens a long list of choices, by group, found by typing. */
export function GroupedMenu<C extends MenuChoice>(props: Props<C>) {
  const { id, label, groups, find, words, onPick, ...look } = props;
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    // Without scrolling: the search is focused before the menu is placed, and the page would jump.
    onDropdownOpen: () => requestAnimationFrame(() => combobox.searchRef.current?.focus({ preventScroll: true })),
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
      combobox.focusTarget();
    },
  });
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the words change, not when the function does.
  useEffect(() => {
    if (search !== '') selectFirstOption();
  }, [search]);
  const found = find(search);
  return (
    <Combobox
      store={combobox}
      // The dozens of options are in the document only while the menu is open.
      keepMounted={false}
      // The search takes the focus: elsewhere in the page, the field would believe it was left, and check its value.
      withinPortal={false}
      hideDetached={false}
      width={320}
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(picked) => {
        combobox.closeDropdown();
        const choice = find('').find((one) => one.id === picked);
        if (choice) onPick(choice);
      }}
    >
      {/* As a combobox, the button that opens the menu would have no name. */}
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          {...look}
          id={id}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          {label}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          aria-label={words.search}
          placeholder={words.placeholder}
        />
        <Combobox.Options className={classes.options} aria-label={words.list}>
          {groups.map((group) => {
            const own = found.filter((choice) => choice.group === group);
            return (
              own.length > 0 && (
                <Combobox.Group key={group} label={group}>
                  {own.map((choice) => (
                    <Combobox.Option key={choice.id} value={choice.id}>
                      {choice.label}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              )
            );
          })}
          {found.length === 0 && <Combobox.Empty>{words.nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
