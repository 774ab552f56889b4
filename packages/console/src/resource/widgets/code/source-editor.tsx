import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { textIn } from '../../values/read.ts';
import type { WidgetProps } from '../widget.ts';
import { LeavingKeys } from './code.widget.tsx';
import { useEditorAttributes } from './code-attributes.ts';
import { CodeEditor } from './code-editor.tsx';
import type { Language } from './code-language.ts';
import classes from './source-editor.module.css';

export interface ErreurDeSource {
  readonly message: string;
  /** The line of the mistake, from 1; null for a mistake of no line. */
  readonly ligne: number | null;
}

interface Props {
  readonly widget: WidgetProps;
  readonly language: Language;
  readonly erreurs: readonly ErreurDeSource[];
  /** Whether the mistakes are those of an earlier text, while the new drawing is awaited. */
  readonly isLate: boolean;
  readonly extra?: Extension;
}

/** The source of something drawn beside it. The mistakes that the drawing finds are shown at their lines. */
export function SourceEditor({ widget, language, erreurs, isLate, extra = [] }: Props) {
  const { id, value, onChange, error } = widget;
  const [view, setView] = useState<EditorView | null>(null);
  const [extensions] = useState<Extension>(() => [lintGutter(), WORDS, STYLE, extra]);
  useDiagnostics(view, erreurs);
  const keysId = `${id}-keys`;
  const wrongId = `${id}-wrong`;
  const attributes = useEditorAttributes(widget, {
    notes: erreurs.length > 0 ? `${keysId} ${wrongId}` : keysId,
    isWrong: error !== undefined || erreurs.length > 0,
  });
  const goTo = (ligne: number) => {
    if (!view) return;
    const line = view.state.doc.line(Math.min(Math.max(1, ligne), view.state.doc.lines));
    view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: 'center' }) });
    view.focus();
  };
  return (
    <>
      <CodeEditor
        language={language}
        value={textIn(value)}
        onChange={onChange}
        attributes={attributes}
        extra={extensions}
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

/** Puts the mistakes in the margin of the editor, each at its line. */
function useDiagnostics(view: EditorView | null, erreurs: readonly ErreurDeSource[]): void {
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
