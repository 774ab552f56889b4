import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useForm } from '../../../resource/form/form.context.ts';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** One thing that may be done with a feed as it is saved: not while something else is typed. */
export function FluxAct({ icon: Picture, label, busy = false, onClick }: Props) {
  const dirty = useForm(({ changed }) => changed.size > 0);
  return (
    <Button
      variant="default"
      disabled={dirty}
      loading={busy}
      leftSection={<Picture size={16} stroke={1.7} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
