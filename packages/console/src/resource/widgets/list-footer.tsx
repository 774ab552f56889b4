import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';

interface Props {
  readonly id: string;
  /** « Ajouter » when absent. */
  readonly label?: string;
  readonly most: number;
  readonly isFull: boolean;
  /** What was just taken out. */
  readonly gone: string | undefined;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
}

/** Under a list: one more, and the way back from a removal. */
export function ListFooter({ id, label = 'Ajouter', most, isFull, gone, onAdd, onUndo }: Props) {
  return (
    <Group gap="sm">
      <Button
        id={id}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        {label}
      </Button>
      {isFull && (
        <Text size="xs" c="dimmed">
          {most} éléments au plus.
        </Text>
      )}
      {gone && (
        <Group gap={4}>
          <Text role="status">{gone.charAt(0).toUpperCase() + gone.slice(1)} a été retiré.</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={onUndo}
          >
            Annuler
          </Button>
        </Group>
      )}
    </Group>
  );
}
