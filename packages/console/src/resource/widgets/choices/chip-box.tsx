import { CloseButton, Combobox, Input, useCombobox } from '@mantine/core';
import './choice.styles.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { WidgetProps } from '../widget.ts';
import classes from './chip-box.module.css';

export interface Chip {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  readonly widget: WidgetProps;
  readonly chips: readonly Chip[];
  readonly onRemove: (value: string) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen?: (opened: boolean) => void;
  readonly onPick: (value: string) => void;
  /** The options in one text, which changes when they do: `children` draws them as `Combobox.Option`. */
  readonly offered: string;
  readonly children: ReactNode;
}

/** Several values as chips, in their order, before the input that finds more. Mouse and keyboard remove them. */
export function ChipBox({ widget, chips, onRemove, search, onSearch, onOpen, onPick, offered, children }: Props) {
  const { id, field, error, describedBy } = widget;
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    onDropdownOpen: () => onOpen?.(true),
    onDropdownClose: () => {
      onOpen?.(false);
      combobox.resetSelectedOption();
    },
  });

  // When other options are drawn, the marked element may be gone: the first option is marked.
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the options change, not when the function does.
  useEffect(() => {
    if (search !== '') selectFirstOption();
  }, [offered]);

  const remove = (value: string) => {
    onRemove(value);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chips.at(-1);
    if (event.key === 'Backspace' && search === '' && last) onRemove(last.value);
    // Enter picks an option; without any option, it must not send the form from under an open menu.
    if (event.key === 'Enter' && combobox.dropdownOpened) event.preventDefault();
  };

  return (
    <Combobox
      store={combobox}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        onPick(value);
        onSearch('');
      }}
    >
      <Combobox.DropdownTarget>
        <Input component="div" multiline withAria={false} error={error !== undefined} className={classes.box}>
          <div className={classes.content}>
            {chips.length > 0 && (
              <ul className={classes.chips} aria-label={`${field.label}\u00a0: sélection`}>
                {chips.map(({ value, label, content }) => (
                  <li key={value} className={classes.chip}>
                    {content}
                    <CloseButton
                      size={24}
                      iconSize={14}
                      aria-label={`Retirer ${label}`}
                      onClick={() => remove(value)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                ref={input}
                id={id}
                className={classes.field}
                value={search}
                placeholder={chips.length === 0 ? (field.placeholder ?? 'Rechercher…') : undefined}
                aria-label={field.label}
                aria-describedby={describedBy}
                aria-invalid={error !== undefined}
                aria-required={field.required}
                onChange={({ currentTarget }) => {
                  onSearch(currentTarget.value);
                  combobox.openDropdown();
                }}
                onClick={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  onSearch('');
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </div>
        </Input>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label} className={classes.options}>
          {children}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
