import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** How long the notice lasts, in milliseconds: long enough to read it, change one's mind and reach the button. */
const LASTS = 10_000;

interface Way {
  readonly label: string;
  readonly follow: () => void;
}

/** Tells what was done, with a button that undoes it or leads to its result. */
export function showDone(message: string, way?: Way): void {
  const id = notifications.show({
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        {way && (
          <Button
            variant="subtle"
            size="compact-sm"
            flex="none"
            onClick={() => {
              notifications.hide(id);
              way.follow();
            }}
          >
            {way.label}
          </Button>
        )}
      </Group>
    ),
    autoClose: LASTS,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Fermer la notification' },
  });
}
