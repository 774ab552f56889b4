import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTypedSearch } from '../../../resource/list/toolbar/use-typed-search.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search whose words go to the address, and to the server, once the person pauses. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const { typed, type, searchNow } = useTypedSearch(value, onChange);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchNow();
      }}
    />
  );
}
