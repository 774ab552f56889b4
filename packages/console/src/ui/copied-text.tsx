import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly help?: string;
  /** The text has several lines, or one too long for a line. */
  readonly multiline?: boolean;
}

/** A text to paste elsewhere, with a button that copies it. */
export function CopiedText({ label, text, help, multiline = false }: Props) {
  const id = useId();
  const [copy, setCopy] = useState<{ readonly of: string; readonly state: 'done' | 'failed' } | null>(null);
  // The state belongs to the text that was copied, and no longer holds for another.
  const state = copy?.of === text ? copy.state : 'no';
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopy({ of: text, state: 'done' });
    } catch {
      // On plain http, browsers have no clipboard: the text is selected, to be copied by hand.
      document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${id}"]`)?.select();
      setCopy({ of: text, state: 'failed' });
    }
  };
  const common = {
    id,
    readOnly: true,
    value: text,
    spellCheck: false,
    styles: { input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-xs)' } },
  } as const;
  return (
    <div>
      <Group justify="space-between" align="flex-end" gap="xs" wrap="nowrap" mb={4}>
        <div>
          <Text component="label" htmlFor={id} size="sm" fw={550}>
            {label}
          </Text>
          {help && (
            <Text size="xs" c="dimmed">
              {help}
            </Text>
          )}
        </div>
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          aria-label={`Copier\u00a0: ${label}`}
          leftSection={state === 'done' ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          onClick={() => void write()}
        >
          {state === 'done' ? 'Copié' : 'Copier'}
        </Button>
      </Group>
      {multiline ? (
        <Textarea {...common} rows={4} onFocus={({ currentTarget }) => currentTarget.select()} />
      ) : (
        <TextInput {...common} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
      <Text size="xs" c="dimmed" role="status">
        {state === 'done' && 'Copié.'}
        {state === 'failed' &&
          'Votre navigateur ne copie pas à votre place\u00a0: le texte est sélectionné, copiez-le.'}
      </Text>
    </div>
  );
}
