import { Progress } from '@mantine/core';

interface Props {
  /** In percent; null while nobody knows how much is left. */
  readonly value: number | null;
  readonly label: string;
}

/** How far some work has come: a bar that moves, and says no figure, where that is unknown. */
export function ProgressBar({ value, label }: Props) {
  return (
    <Progress.Root size="sm">
      <Progress.Section
        value={value ?? 100}
        animated={value === null}
        striped={value === null}
        withAria={value !== null}
        aria-label={label}
      />
    </Progress.Root>
  );
}
