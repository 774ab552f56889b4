import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Problem } from './use-schema-form.ts';

interface Props {
  readonly form: {
    readonly message: string;
    readonly problems: readonly Problem[];
    readonly focusField: (path: string) => void;
  };
  /** How the fields are called on the screen. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What prevents the form from being sent. One wrong field speaks for itself; several are listed, each a way to its field. */
export function ErrorSummary({ form: { message, problems, focusField }, labels }: Props) {
  const wrong = [...new Set(problems.map(({ path }) => path))];
  if (!message && wrong.length < 2) return null;
  return (
    <Alert
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
