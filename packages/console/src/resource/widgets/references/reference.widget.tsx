import { Badge, Combobox, Group, Input, TextInput, useCombobox } from '@mantine/core';
import '../choices/choice.styles.ts';
import { useEffect, useState } from 'react';
import { Dot } from '../../../ui/dot.tsx';
import type { Choix } from '../../values/choix.query.ts';
import { idIn } from '../../values/read.ts';
import { useNames } from '../../values/use-names.ts';
import classes from '../choices/chip-box.module.css';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { useReferenceCreation } from './reference-creation.ts';
import { ReferenceLink } from './reference-link.tsx';
import { CREATE, CREATE_OVER, ReferenceOptions } from './reference-options.tsx';
import { useReferenceSearch } from './reference-search.ts';
import { CreationState } from './references.widget.tsx';
import { useCreationDrawer } from './use-creation-drawer.tsx';

/** A reference to one record, found by its name. */
export function ReferenceWidget(props: WidgetProps) {
  const { field, value, onChange, readOnly } = props;
  const { to, create = false } = field.kind === 'reference' ? field : { to: '' };
  const id = idIn(value);
  const [named] = useNames(to, id === null ? [] : [id]);
  const search = useReferenceSearch(props);
  const onCreated = (choix: Choix) => {
    onChange(choix.id);
    finish();
  };
  const creation = useReferenceCreation({ to, enabled: create, onCreated });
  const over = useCreationDrawer(to, onCreated);
  // The input shows the name of the record, until the person types over it.
  const [typing, setTyping] = useState(false);
  const combobox = useCombobox({
    onDropdownOpen: () => search.setOpened(true),
    onDropdownClose: () => {
      search.setOpened(false);
      combobox.resetSelectedOption();
    },
  });

  const offered = `${search.state}:${search.found.map((choix) => choix.id).join()}`;
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the options change, not when the function does.
  useEffect(() => {
    if (typing) selectFirstOption();
  }, [offered]);

  const finish = () => {
    creation.dismiss();
    setTyping(false);
    search.setSearch('');
    combobox.closeDropdown();
  };
  // The name of a record that is being created, or could not be, stays in the input to be sent again.
  const leave = () => (creation.creating || creation.failure ? combobox.closeDropdown() : finish());
  const isEmptied = !readOnly && id !== null;

  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Combobox
          store={combobox}
          readOnly={readOnly}
          transitionProps={{ duration: 0 }}
          onOptionSubmit={(picked) => {
            if (picked === CREATE) {
              creation.create(search.search);
              return combobox.closeDropdown();
            }
            if (picked === CREATE_OVER) {
              over.open?.(search.search.trim());
              return combobox.closeDropdown();
            }
            onChange(Number(picked));
            finish();
          }}
        >
          <Combobox.Target withExpandedAttribute>
            <TextInput
              placeholder="Rechercher…"
              {...controlProps(props)}
              flex={1}
              value={typing ? search.search : (named?.name ?? '')}
              onChange={({ currentTarget }) => {
                creation.dismiss();
                setTyping(true);
                search.setSearch(currentTarget.value);
                combobox.openDropdown();
                // Erasing the name removes the reference.
                if (currentTarget.value === '' && id !== null) onChange(null);
              }}
              onClick={() => combobox.openDropdown()}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && combobox.dropdownOpened) event.preventDefault();
              }}
              leftSection={named?.choix?.couleur && !typing ? <Dot colour={named.choix.couleur} /> : undefined}
              rightSection={
                isEmptied ? (
                  <Input.ClearButton aria-label={`Vider ${field.label}`} onClick={() => onChange(null)} />
                ) : (
                  <Combobox.Chevron />
                )
              }
              rightSectionPointerEvents={isEmptied ? 'all' : 'none'}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={readOnly}>
            <Combobox.Options aria-label={field.label} className={classes.options}>
              <ReferenceOptions
                to={to}
                search={search}
                found={search.found}
                creation={creation}
                mayOpen={over.open !== null}
              />
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        {named?.archived && (
          <Badge variant="light" color="gray" flex="none">
            {named.archived}
          </Badge>
        )}
        {id !== null && named?.name && <ReferenceLink to={to} id={id} name={named.name} />}
      </Group>
      <CreationState creation={creation} />
      {over.drawer}
    </>
  );
}
