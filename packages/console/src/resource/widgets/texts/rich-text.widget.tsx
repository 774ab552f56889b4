import { Text, useMantineStyleNonce } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { textIn } from '../../values/read.ts';
import { labelIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { LengthHint } from './length-hint.tsx';
import classes from './rich-text.module.css';
import { LinkControl } from './rich-text-link.tsx';

/** The elements that the server keeps of a text: the editor makes no others. */
const KIT = StarterKit.configure({
  heading: { levels: [2, 3] },
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    protocols: ['http', 'https', 'mailto'],
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});

const LABELS = {
  boldControlLabel: 'Gras',
  italicControlLabel: 'Italique',
  h2ControlLabel: 'Titre de niveau 2',
  h3ControlLabel: 'Titre de niveau 3',
  bulletListControlLabel: 'Liste à puces',
  orderedListControlLabel: 'Liste numérotée',
  undoControlLabel: 'Annuler',
  redoControlLabel: 'Rétablir',
};

export default function RichTextWidget(props: WidgetProps) {
  const { id, field, onChange, error, describedBy } = props;
  const value = textIn(props.value);
  const nonce = useMantineStyleNonce()?.();
  // The last HTML that the editor told the form: the editor writes some HTML otherwise than it received it.
  const told = useRef(value);
  const editor = useEditor({
    extensions: [KIT],
    content: value,
    ...(nonce ? { injectNonce: nonce } : {}),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelIdOf(id),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
        ...(field.required ? { 'aria-required': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: own }) => {
      told.current = own.isEmpty ? '' : own.getHTML();
      onChange(told.current);
    },
  });

  // The editor lives outside React: a value that comes from elsewhere (a restored version) must be given to it.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <RichTextEditor editor={editor} labels={LABELS} className={classes.editor} data-error={error !== undefined}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>{editor && <LinkControl editor={editor} />}</RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {field.kind === 'richText' && <LengthHint length={value.length} longest={field.longest} />}
      {field.placeholder && value === '' && (
        <Text size="xs" c="dimmed">
          {field.placeholder}
        </Text>
      )}
    </>
  );
}
