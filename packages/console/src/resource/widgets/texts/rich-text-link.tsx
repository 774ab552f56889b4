import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { safeAddress } from '../../values/rich-text.tsx';

interface Props {
  readonly editor: Editor;
}

/** The link address of the selected words. Only an address safe for visitors is accepted. */
export function LinkControl({ editor }: Props) {
  const [opened, setOpened] = useState(false);
  const active = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Lien"
          title="Lien"
          active={active}
          onClick={() => setOpened(!opened)}
          // Says whether the popover is open rather than whether the words are linked.
          aria-expanded={opened}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>{opened && <LinkForm editor={editor} onDone={() => setOpened(false)} />}</Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, onDone }: Props & { readonly onDone: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const hasLink = editor.isActive('link');
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const save = () => {
    if (address.trim() === '') return unlink();
    const href = safeAddress(withProtocol(address.trim()));
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without selected words or a link to change, the address becomes the words.
    if (editor.state.selection.empty && !hasLink)
      chain.insertContent({ type: 'text', text: href, marks: [linkTo(href)] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        data-autofocus
        type="url"
        aria-label="Adresse du lien"
        placeholder="https://"
        value={address}
        error={wrong && 'Une adresse complète, https://… ou mailto:…'}
        onChange={({ currentTarget }) => {
          setWrong(false);
          setAddress(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button onClick={save}>Appliquer</Button>
      {hasLink && (
        <Button variant="default" onClick={unlink}>
          Retirer
        </Button>
      )}
    </Group>
  );
}

const linkTo = (href: string) => ({ type: 'link', attrs: { href } });

function withProtocol(address: string): string {
  if (/^[a-z]+:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
}
