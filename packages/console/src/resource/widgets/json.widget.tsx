import { Text } from '@mantine/core';
import { useState } from 'react';
import { LeavingKeys } from './code.widget.tsx';
import { useEditorAttributes } from './code-attributes.ts';
import { CodeEditor } from './code-editor.tsx';
import { readJson, writeJson } from './json-text.ts';
import type { WidgetProps } from './widget.ts';

/** A value as JSON. Only what can be read leaves the editor; what cannot stays in it, as it was typed. */
export default function JsonWidget(props: WidgetProps) {
  const { id, value, onChange, error } = props;
  const [text, setText] = useState(() => writeJson(value));
  const [sent, setSent] = useState(value);
  // Another value came, from a restored version or another person: it takes the place of what was typed.
  if (value !== sent && writeJson(value) !== writeJson(sent)) {
    setSent(value);
    setText(writeJson(value));
  }
  const reading = readJson(text);
  const keysId = `${id}-keys`;
  const problemId = `${id}-json`;
  const attributes = useEditorAttributes(props, {
    notes: reading.ok ? keysId : `${keysId} ${problemId}`,
    isWrong: error !== undefined || !reading.ok,
  });

  const change = (next: string) => {
    setText(next);
    const read = readJson(next);
    if (!read.ok || writeJson(read.value) === writeJson(value)) return;
    setSent(read.value);
    onChange(read.value);
  };

  return (
    <>
      <CodeEditor language="json" value={text} onChange={change} attributes={attributes} />
      {!reading.ok && (
        <Text size="xs" c="var(--mantine-color-error)" id={problemId} role="status">
          {reading.message} Tant qu’il n’est pas corrigé, la dernière version lisible est gardée.
        </Text>
      )}
      <LeavingKeys id={keysId} />
    </>
  );
}
