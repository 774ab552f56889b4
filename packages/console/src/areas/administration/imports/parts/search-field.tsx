import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What is typed goes into the address, and to the server, once the fingers rest. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState({ text: value, over: value });
  const tell = useDebouncedCallback((text: string) => onChange(text), 300);
  // The address changed by another way: a link, « Tout effacer ».
  const shown = typed.over === value || typed.text === value ? typed.text : value;
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped({ text: currentTarget.value, over: value });
        tell(currentTarget.value);
      }}
    />
  );
}
