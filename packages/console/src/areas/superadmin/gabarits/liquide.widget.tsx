import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { useEffect, useRef, useState } from 'react';
import { useApercu } from '../../../catalogue/apercu/use-apercu.ts';
import { type ErreurDeSource, SourceEditor } from '../../../resource/widgets/code/source-editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { propose } from './liquide.completion.ts';
import { usePropositions } from './use-propositions.ts';

const NONE: readonly ErreurDeSource[] = [];

/** The source of a template, with completions; the mistakes that the preview finds are shown at their lines. */
export default function LiquideWidget(props: WidgetProps) {
  const { field, resource } = props;
  const { page, isLate } = useApercu();
  const propositions = usePropositions(resource);
  // A ref: the editor asks for completions later, and must not be made anew when they come.
  const offered = useRef(propositions);
  useEffect(() => {
    offered.current = propositions;
  }, [propositions]);
  const [extra] = useState<Extension>(() =>
    autocompletion({ override: [(context) => completed(context, offered.current)], icons: false }),
  );
  return (
    <SourceEditor
      widget={props}
      language={field.kind === 'code' ? field.language : 'liquid'}
      erreurs={page?.erreurs ?? NONE}
      isLate={isLate}
      extra={extra}
    />
  );
}

function completed(context: CompletionContext, offered: Parameters<typeof propose>[1]) {
  const { state, pos, explicit } = context;
  // Enough text to find where a tag opens, whatever the length of the source.
  const start = Math.max(0, pos - 2_000);
  const found = propose(state.sliceDoc(start, pos), offered, explicit);
  return found && { from: start + found.from, options: [...found.options], validFor: /^[\w.-]*$/ };
}
