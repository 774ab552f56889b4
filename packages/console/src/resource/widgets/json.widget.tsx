import { Text } from '@mantine/core';
import { useState } from 'react';
import { LeavingKeys } from './code/code.widget.tsx';
import { useEditorAttributes } from './code/code-attributes.ts';
import { CodeEditor } from './code/code-editor.tsx';
import { meaningOf, readJson, textOf, writeJson } from './json-text.ts';
import type { WidgetProps } from './widget.ts';

/**
 * A value as JSON. What cannot be read leaves the editor as the text that it is: kept with the rest of the form, and refused by the
 * schema, which takes no bare text.
 */
export default function JsonWidget(props: WidgetProps) {
  const { id, value, onChange, error } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isValue = (text: string) => writeJson(meaningOf(text)) === writeJson(value);
  // As it was typed, until another value comes, from a restored version or another person.
  const text = typed !== null && isValue(typed) ? typed : textOf(value);
  const reading = readJson(text);
  // Once the form has been told, it says so itself.
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
