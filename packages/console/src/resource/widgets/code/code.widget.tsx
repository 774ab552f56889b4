import { Text } from '@mantine/core';
import { textIn } from '../../values/read.ts';
import type { WidgetProps } from '../widget.ts';
import { useEditorAttributes } from './code-attributes.ts';
import { CodeEditor } from './code-editor.tsx';

/** An editor for a text in a computer language. */
export default function CodeWidget(props: WidgetProps) {
  const { id, field, value, onChange, error } = props;
  const keysId = `${id}-keys`;
  const attributes = useEditorAttributes(props, { notes: keysId, isWrong: error !== undefined });
  const language = field.kind === 'code' ? field.language : 'json';
  return (
    <>
      <CodeEditor language={language} value={textIn(value)} onChange={onChange} attributes={attributes} />
      <LeavingKeys id={keysId} />
    </>
  );
}

/** The hint that tells how to leave an editor by keyboard, since Tab writes in it. */
export function LeavingKeys({ id }: { readonly id: string }) {
  return (
    <Text size="xs" c="dimmed" id={id}>
      {'Tab met en retrait. Pour sortir de l’éditeur au clavier\u00a0: Échap puis Tab.'}
    </Text>
  );
}
