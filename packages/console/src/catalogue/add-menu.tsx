import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props<G extends string> {
  readonly label: string;
  readonly genres: readonly { readonly value: G; readonly label: string }[];
  readonly iconOf?: (genre: G) => ReactNode;
  readonly isFull: boolean;
  readonly onAdd: (genre: G) => void;
}

/** Under ordered things of several kinds: one more, of which kind. */
export function AddMenu<G extends string>({ label, genres, iconOf, isFull, onAdd }: Props<G>) {
  return (
    <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} disabled={isFull}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
        {genres.map((genre) => (
          <Menu.Item key={genre.value} leftSection={iconOf?.(genre.value)} onClick={() => onAdd(genre.value)}>
            {genre.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
