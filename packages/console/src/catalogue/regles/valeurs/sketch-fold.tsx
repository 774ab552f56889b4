import { Button, Group, Text } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from '../regles.module.css';

interface Props {
  readonly id: string;
  /** The words of the button that opens the map. */
  readonly label: string;
  /** The drawing so far, in words. */
  readonly said: string;
  readonly startsOpen: boolean;
  /** The buttons beside the words, while the map is open. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A map to draw a zone on, folded while the words say enough. */
export function SketchFold({ id, label, said, startsOpen, acts, children }: Props) {
  const [opened, setOpened] = useState(startsOpen);
  return (
    <div className={classes.stack}>
      <Group gap="xs">
        <Button
          id={id}
          variant="default"
          size="compact-sm"
          leftSection={<IconMap size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Fermer la carte' : label}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {said}
        </Text>
        {opened && acts}
      </Group>
      {opened && children}
    </div>
  );
}
