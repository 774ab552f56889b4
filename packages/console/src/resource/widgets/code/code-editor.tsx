import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useMantineStyleNonce } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Language, languageSupport } from './code-language.ts';
import { FRENCH, LOOK } from './code-look.ts';

interface Props {
  readonly language: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Attributes of the element that takes the focus. Must be the same object as long as they say the same. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Extensions for this text alone, completion say. Must be the same object as long as they do the same. */
  readonly extra?: Extension | undefined;
  /** Called with the editor once it is mounted, with null once it is gone. Must always be the same function. */
  readonly onView?: ((view: EditorView | null) => void) | undefined;
}

/** CodeMirror as a component. The editor keeps its own document; a value that comes from elsewhere replaces it. */
export function CodeEditor({ language, value, onChange, attributes, extra, onView }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // A hidden tab unmounts the editor: its state, undo steps and cursor, is kept for when the tab is shown again.
  const kept = useRef<EditorState>(null);
  const nonce = useMantineStyleNonce()?.() ?? '';

  const tell = useEffectEvent((text: string) => {
    if (text !== linesOf(value)) onChange(text);
  });
  const tellView = useEffectEvent((shown: EditorView | null) => onView?.(shown));
  const firstState = useEffectEvent((own: Extension) => EditorState.create({ doc: value, extensions: [BASICS, own] }));

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    const own = [
      EditorView.cspNonce.of(nonce),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        if (docChanged && !transactions.some((one) => one.annotation(GIVEN))) tell(state.doc.toString());
      }),
    ];
    const editor = new EditorView({ parent, state: kept.current ?? firstState(own) });
    view.current = editor;
    tellView(editor);
    return () => {
      kept.current = editor.state;
      editor.destroy();
      view.current = null;
      tellView(null);
    };
  }, [nonce]);

  useEffect(() => {
    const editor = view.current;
    // The colours of a language are loaded apart: until they come, or if they fail, the text is still edited.
    void languageSupport(language).then(
      (support) => view.current === editor && editor?.dispatch({ effects: GRAMMAR.reconfigure(support) }),
      () => undefined,
    );
  }, [language]);

  useEffect(() => {
    view.current?.dispatch({ effects: WORDS.reconfigure(EditorView.contentAttributes.of(attributes)) });
  }, [attributes]);

  useEffect(() => {
    view.current?.dispatch({ effects: EXTRA.reconfigure(extra ?? []) });
  }, [extra]);

  useEffect(() => {
    const doc = view.current?.state.doc;
    if (doc && doc.toString() !== linesOf(value))
      view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: value }, annotations: GIVEN.of(true) });
  }, [value]);

  return <div ref={place} />;
}

/** The editor ends its lines with \n alone. A text that ends them otherwise is the same text. */
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n');

/** Marks a change that comes from the form, which must not be told of it. */
const GIVEN = Annotation.define<true>();

// The parts of the configuration that change while an editor lives.
const GRAMMAR = new Compartment();
const WORDS = new Compartment();
const EXTRA = new Compartment();

const BASICS: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  EditorView.lineWrapping,
  // After Escape, CodeMirror lets the next Tab leave the editor.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  GRAMMAR.of([]),
  WORDS.of([]),
  EXTRA.of([]),
  FRENCH,
  LOOK,
];
