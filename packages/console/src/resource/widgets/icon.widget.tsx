import { Button, CloseButton, Group, Popover, Text, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { matches } from '../../ui/matches.ts';
import { PICTOS } from '../values/picto.set.ts';
import PictoDrawing from '../values/picto-drawing.tsx';
import { textIn } from '../values/read.ts';
import classes from './icon.module.css';
import type { WidgetProps } from './widget.ts';

/** A pictogram, picked among those of the product. */
export default function IconWidget({ id, field, value, onChange }: WidgetProps) {
  const [opened, setOpened] = useState(false);
  const name = textIn(value);
  const picked = PICTOS.find((entry) => entry.name === name);
  const label = picked?.label ?? name;
  return (
    <Group gap="xs">
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        width={320}
        trapFocus
        returnFocus
        transitionProps={{ duration: 0 }}
        // With roles, Mantine would set an id of its own, and links to the field lead to this one.
        withRoles={false}
      >
        <Popover.Target>
          <Button
            id={id}
            aria-haspopup="dialog"
            aria-expanded={opened}
            variant="default"
            leftSection={name === '' ? undefined : <PictoDrawing name={name} size={18} decorative />}
            onClick={() => setOpened(!opened)}
          >
            {name === '' ? 'Choisir un pictogramme' : label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={field.label}>
          <Picker
            current={name}
            onPick={(next) => {
              onChange(next);
              setOpened(false);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {name !== '' && <CloseButton aria-label={`Retirer le pictogramme ${label}`} onClick={() => onChange(null)} />}
    </Group>
  );
}

interface PickerProps {
  readonly current: string;
  readonly onPick: (name: string) => void;
}

function Picker({ current, onPick }: PickerProps) {
  const [search, setSearch] = useState('');
  const found = PICTOS.filter(({ name, label, words }) => matches(search, [label, words, name]));
  const [first] = found;
  return (
    <>
      <TextInput
        data-autofocus
        aria-label="Chercher un pictogramme"
        placeholder="plage, vélo, musée…"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first && search !== '') onPick(first.name);
        }}
      />
      <div className={classes.grid}>
        {found.map(({ name, label, Icon }) => (
          <Tooltip key={name} label={label}>
            <UnstyledButton
              className={classes.choice}
              aria-label={label}
              aria-pressed={name === current}
              onClick={() => onPick(name)}
            >
              <Icon size={22} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </Tooltip>
        ))}
      </div>
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          Aucun pictogramme ne correspond. Essayez un autre mot.
        </Text>
      )}
    </>
  );
}
