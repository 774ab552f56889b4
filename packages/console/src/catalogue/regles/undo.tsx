import type { Regle } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import classes from './regles.module.css';

interface UndoProps {
  readonly id: string;
  readonly regle: Regle;
  readonly onUndo: () => void;
}

/** The button that brings a removed line back, in its place: the keyboard goes on from here. */
export function Undo({ id, regle, onUndo }: UndoProps) {
  return (
    <Group gap="xs" className={classes.undo}>
      <Text size="sm" c="dimmed" role="status">
        {regle.genre === 'groupe' ? 'Groupe retiré.' : 'Condition retirée.'}
      </Text>
      <Button
        id={id}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={onUndo}
      >
        Annuler le retrait
      </Button>
    </Group>
  );
}
