import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useApercu } from '../../../catalogue/apercu/use-apercu.ts';
import { textIn } from '../../../resource/values/read.ts';
import { LeavingKeys } from '../../../resource/widgets/code.widget.tsx';
import { useEditorAttributes } from '../../../resource/widgets/code-attributes.ts';
import { CodeEditor } from '../../../resource/widgets/code-editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from './gabarits.module.css';
import { propose } from './liquide.completion.ts';
import { usePropositions } from './use-propositions.ts';

interface Erreur {
  readonly message: string;
  readonly ligne: number | null;
}

const NONE: readonly Erreur[] = [];

/** The source of a template: completed from what it may show, its mistakes at their lines, as the preview finds them. */
export default function LiquideWidget(props: WidgetProps) {
  const { id, field, value, onChange, error, resource } = props;
  const { page, isLate } = useApercu();
  const erreurs = page?.erreurs ?? NONE;
  const [view, setView] = useState<EditorView | null>(null);
  const propositions = usePropositions(resource);
  // Asked for when the editor completes: what is known by then, without making it anew.
  const offered = useRef(propositions);
  useEffect(() => {
    offered.current = propositions;
  }, [propositions]);
  const [extra] = useState<Extension>(() => [
    lintGutter(),
    autocompletion({ override: [(context) => completed(context, offered.current)], icons: false }),
    WORDS,
    STYLE,
  ]);
  useDiagnostics(view, erreurs);
  const keysId = `${id}-keys`;
  const wrongId = `${id}-wrong`;
  const attributes = useEditorAttributes(props, {
    notes: erreurs.length > 0 ? `${keysId} ${wrongId}` : keysId,
    isWrong: error !== undefined || erreurs.length > 0,
  });
  const goTo = (ligne: number) => {
    if (!view) return;
    const line = view.state.doc.line(Math.min(Math.max(1, ligne), view.state.doc.lines));
    view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: 'center' }) });
    view.focus();
  };
  const language = field.kind === 'code' ? field.language : 'liquid';
  return (
    <>
      <CodeEditor
        language={language}
        value={textIn(value)}
        onChange={onChange}
        attributes={attributes}
        extra={extra}
        onView={setView}
      />
      {erreurs.length > 0 && (
        <ul id={wrongId} className={classes.wrong} data-stale={isLate || undefined} aria-label="Erreurs du modèle">
          {erreurs.map(({ ligne, message }) => (
            <li key={`${ligne} ${message}`}>
              {ligne !== null && (
                <Button variant="default" size="compact-xs" onClick={() => goTo(ligne)}>
                  {`Ligne ${ligne}`}
                </Button>
              )}
              <Text span size="sm">
                {message}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <LeavingKeys id={keysId} />
    </>
  );
}

/** The mistakes in the margin of the editor, each at its line. */
function useDiagnostics(view: EditorView | null, erreurs: readonly Erreur[]): void {
  useEffect(() => {
    if (!view) return;
    const { doc } = view.state;
    const diagnostics = erreurs.flatMap(({ ligne, message }) => {
      if (ligne === null || ligne < 1 || ligne > doc.lines) return [];
      const { from, to } = doc.line(ligne);
      return [{ from, to, severity: 'error' as const, message }];
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [view, erreurs]);
}

function completed(context: CompletionContext, offered: Parameters<typeof propose>[1]) {
  const { state, pos, explicit } = context;
  // Far enough to find where a tag opens, whatever the length of the text.
  const start = Math.max(0, pos - 2_000);
  const found = propose(state.sliceDoc(start, pos), offered, explicit);
  return found && { from: start + found.from, options: [...found.options], validFor: /^[\w.-]*$/ };
}

const WORDS: Extension = EditorState.phrases.of({
  Completions: 'Propositions',
  Diagnostics: 'Erreurs',
  'No diagnostics': 'Aucune erreur',
});

const STYLE: Extension = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--bridge-line)',
    borderRadius: 'var(--mantine-radius-sm)',
    background: 'var(--bridge-surface)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--mantine-primary-color-filled)',
    color: 'var(--mantine-primary-color-contrast)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8', marginLeft: '1em' },
});
