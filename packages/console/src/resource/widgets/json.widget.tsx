import { Text } from '@mantine/core';
import { useState } from 'react';
import { LeavingKeys } from './code/code.widget.tsx';
import { useEditorAttributes } from './code/code-attributes.ts';
import { CodeEditor } from './code/code-editor.tsx';
import { meaningOf, readJson, textOf, writeJson } from './json-text.ts';
import type { WidgetProps } from './widget.ts';

/**
 * A value as JSON. An invalid text leaves the editor as it is: the form keeps it with the other values, and its schema,
 * which takes no bare text, refuses it.
 */
export default function JsonWidget(props: WidgetProps) {
  const { id, value, onChange, error } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isValue = (text: string) => writeJson(meaningOf(text)) === writeJson(value);
  // The text as it was typed, until another value comes from a restored version or another person.
  const text = typed !== null && isValue(typed) ? typed : textOf(value);
  const reading = readJson(text);
  // The problem of the editor is shown only until the form tells its own.
  const problem = reading.ok || error !== undefined ? undefined : reading.message;
  const keysId = `${id}-keys`;
  const problemId = `${id}-json`;
  const attributes = useEditorAttributes(props, {
    notes: problem === undefined ? keysId : `${keysId} ${problemId}`,
    isWrong: error !== undefined || !reading.ok,
  });

  const change = (next: string) => {
    setTyped(next);
    if (!isValue(next)) onChange(meaningOf(next));
  };

  return (
    <>
      <CodeEditor language="json" value={text} onChange={change} attributes={attributes} />
      {problem !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" id={problemId} role="status">
          {problem}
        </Text>
      )}
      <LeavingKeys id={keysId} />
    </>
  );
}
