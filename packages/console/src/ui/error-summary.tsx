import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Problem } from './problem.ts';

interface Props {
  readonly form: {
    readonly message: string;
    readonly problems: readonly Problem[];
    readonly focusField: (path: string) => void;
    /** Given to `showSummary` once the form was refused. */
    readonly summary: Ref<HTMLDivElement>;
  };
  /** The labels of the fields, by name. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The problems that keep the form from being sent. A single wrong field tells its own; several are listed with links. */
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

/** The height in pixels that bars cover at the top and at the foot of the page: the summary is kept clear of it. */
const COVERED = 200;

/** Brings the summary into view, unless this would take the focused field out of view. */
export function showSummary(summary: HTMLElement | null): void {
  if (!summary) return;
  const field = summary.closest('form')?.contains(document.activeElement) ? document.activeElement : null;
  const { bottom } = (field ?? summary).getBoundingClientRect();
  const { top } = summary.getBoundingClientRect();
  if (bottom - top < innerHeight - COVERED) summary.scrollIntoView({ block: 'nearest' });
}
