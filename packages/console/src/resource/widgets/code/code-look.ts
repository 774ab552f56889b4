import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting, type TagStyle } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The editor in the colours of the console, light or dark. */
export const LOOK: Extension = [
  EditorView.theme({
    '&': {
      border: '1px solid light-dark(var(--mantine-color-gray-5), var(--mantine-color-dark-3))',
      borderRadius: 'var(--mantine-radius-sm)',
      background: 'var(--bridge-surface)',
      fontSize: 'var(--mantine-font-size-sm)',
    },
    '&:has([aria-invalid="true"])': { borderColor: 'var(--mantine-color-error)' },
    '&.cm-focused': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '-1px' },
    '.cm-scroller': { minHeight: '14rem', maxHeight: '32rem', fontFamily: 'var(--mantine-font-family-monospace)' },
    '.cm-content': { caretColor: 'var(--mantine-color-text)' },
    '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
    '.cm-gutters': { background: 'var(--bridge-page)', color: 'var(--mantine-color-dimmed)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--bridge-hover)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: 'var(--mantine-primary-color-light-hover)',
    },
  }),
  syntaxHighlighting(HighlightStyle.define(defaultHighlightStyle.specs.map(readable))),
];

/** A colour of CodeMirror, chosen for white paper, made readable on a light and on a dark surface. */
function readable(spec: TagStyle): TagStyle {
  if (typeof spec.color !== 'string') return spec;
  const mixed = (base: string) => `color-mix(in srgb, ${spec.color}, ${base})`;
  return { ...spec, color: `light-dark(${mixed('black 15%')}, ${mixed('white 60%')})` };
}

/** The French words of CodeMirror for screen readers. */
export const FRENCH: Extension = EditorState.phrases.of({
  'Control character': 'Caractère de contrôle',
  'Selection deleted': 'Sélection supprimée',
});
