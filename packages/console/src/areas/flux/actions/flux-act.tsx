import { Button, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly busy?: boolean;
  /** The reason why this feed never allows the action. */
  readonly unavailable?: string | undefined;
  readonly onClick: () => void;
}

/** One action on a saved feed, closed while something else is typed. */
export function FluxAct({ icon: Picture, label, busy = false, unavailable, onClick }: Props) {
  const dirty = useForm(({ changed }) => changed.size > 0);
  const reason = useId();
  const isOff = unavailable !== undefined;
  return (
    <>
      <Button
        variant="default"
        disabled={dirty || isOff}
        loading={busy}
        leftSection={<Picture size={16} stroke={1.7} aria-hidden />}
        onClick={onClick}
        {...(isOff ? { 'aria-describedby': reason } : {})}
      >
        {label}
      </Button>
      {isOff && (
        <Text id={reason} size="xs" c="dimmed">
          {unavailable}
        </Text>
      )}
    </>
  );
}
