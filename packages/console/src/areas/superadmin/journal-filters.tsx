import { actionLabel, targetLabel } from '@bridge/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filtres, NomDeFiltre } from './journal.filter.ts';
import classes from './journal.module.css';
import { journalChoicesQuery } from './journal.queries.ts';

interface Props {
  readonly filtres: Filtres;
  readonly onChange: (nom: NomDeFiltre, value: string) => void;
  readonly onClear: () => void;
  readonly isFiltered: boolean;
}

const collator = new Intl.Collator('fr');

export function JournalFilters({ filtres, onChange, onClear, isFiltered }: Props) {
  const { data } = useQuery(journalChoicesQuery);
  return (
    <search className={classes.filters} aria-label="Filtrer le journal">
      <TextFilter
        label="Recherche"
        nom="q"
        value={filtres.q}
        onChange={onChange}
        placeholder="Valeur, numéro ou adresse réseau"
      />
      <TextFilter label="Personne" nom="personne" value={filtres.personne} onChange={onChange} placeholder="Nom" />
      <NativeSelect
        label="Action"
        value={filtres.action}
        onChange={({ currentTarget }) => onChange('action', currentTarget.value)}
        data={optionsOf('Toutes', data?.actions ?? [], filtres.action, actionLabel)}
      />
      <NativeSelect
        label="Cible"
        value={filtres.cible}
        onChange={({ currentTarget }) => onChange('cible', currentTarget.value)}
        data={optionsOf('Toutes', data?.cibles ?? [], filtres.cible, targetLabel)}
      />
      <TextInput
        label="Du"
        type="date"
        value={filtres.du}
        onChange={({ currentTarget }) => onChange('du', currentTarget.value)}
      />
      <TextInput
        label="Au"
        type="date"
        value={filtres.au}
        onChange={({ currentTarget }) => onChange('au', currentTarget.value)}
      />
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} aria-hidden />}
          className={classes.clear}
          onClick={onClear}
        >
          Tout effacer
        </Button>
      )}
    </search>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly nom: NomDeFiltre;
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (nom: NomDeFiltre, value: string) => void;
}

/** What is typed goes into the address, and to the server, once the fingers rest. */
function TextFilter({ label, nom, value, placeholder, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState({ text: value, over: value });
  const tell = useDebouncedCallback((text: string) => onChange(nom, text), 300);
  // The address changed by another way: a link, « Tout effacer ».
  const shown = typed.over === value || typed.text === value ? typed.text : value;
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      leftSection={nom === 'q' ? <IconSearch size={14} aria-hidden /> : undefined}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped({ text: currentTarget.value, over: value });
        tell(currentTarget.value);
      }}
    />
  );
}

/** What the address names is offered, even where the log no longer holds it. */
function optionsOf(none: string, values: readonly string[], chosen: string, label: (value: string) => string) {
  const all = [...new Set([...values, chosen])].filter(Boolean);
  const options = all.map((value) => ({ value, label: label(value) }));
  return [{ value: '', label: none }, ...options.sort((a, b) => collator.compare(a.label, b.label))];
}
