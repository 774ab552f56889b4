import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { useEffect, useRef, useState } from 'react';
import { useApercu } from '../../../catalogue/apercu/use-apercu.ts';
import { type ErreurDeSource, SourceEditor } from '../../../resource/widgets/code/source-editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { propose } from './liquide.completion.ts';
import { usePropositions } from './use-propositions.ts';

const NONE: readonly ErreurDeSource[] = [];

/** The source of a template: completed from what it may show, its mistakes at their lines, as the preview finds them. */
export default function LiquideWidget(props: WidgetProps) {
  const { field, resource } = props;
  const { page, isLate } = useApercu();
  const propositions = usePropositions(resource);
  // Asked for when the editor completes: what is known by then, without making it anew.
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
  // Far enough to find where a tag opens, whatever the length of the text.
  const start = Math.max(0, pos - 2_000);
  const found = propose(state.sliceDoc(start, pos), offered, explicit);
  return found && { from: start + found.from, options: [...found.options], validFor: /^[\w.-]*$/ };
}
