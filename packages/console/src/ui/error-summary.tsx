import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Problem } from './problem.ts';

interface Props {
  readonly form: {
    readonly message: string;
    readonly problems: readonly Problem[];
    readonly focusField: (path: string) => void;
    /** For `showSummary`, once the form was refused. */
    readonly summary: Ref<HTMLDivElement>;
  };
  /** How the fields are called on the screen. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What prevents the form from being sent. One wrong field speaks for itself; several are listed, each a way to its field. */
export function ErrorSummary({ form: { message, problems, focusField, summary }, labels }: Props) {
  const wrong = [...new Set(problems.map(({ path }) => path))];
  if (!message && wrong.length < 2) return null;
  return (
    <Alert
      ref={summary}
      color="red"
      role="alert"
      icon={<IconAlertCircle aria-hidden />}
      title={message || `${wrong.length} champs à corriger`}
    >
      {wrong.length > 1 && (
        <List size="sm" listStyleType="none">
          {wrong.map((path) => (
            <List.Item key={path}>
              <Anchor component="button" type="button" inherit c="inherit" py={3} onClick={() => focusField(path)}>
                {labels[path] ?? path}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** What stands over the page at its top and at its foot, and never hides what is brought into view. */
const COVERED = 200;

/** Brings the summary into view, unless the field that just took the keyboard would leave it. */
export function showSummary(summary: HTMLElement | null): void {
  if (!summary) return;
  const field = summary.closest('form')?.contains(document.activeElement) ? document.activeElement : null;
  const { bottom } = (field ?? summary).getBoundingClientRect();
  const { top } = summary.getBoundingClientRect();
  if (bottom - top < innerHeight - COVERED) summary.scrollIntoView({ block: 'nearest' });
}
