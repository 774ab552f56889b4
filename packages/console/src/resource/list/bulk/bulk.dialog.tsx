import { countOf } from '@bridge/contract';
import { Modal } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useState } from 'react';
import { VEIL } from '../../../ui/veil.ts';
import { useRecordListContext } from '../list.context.ts';
import type { Selected } from '../table/selection.rules.ts';
import type { BulkContent } from './bulk.rules.ts';
import { type BulkKind, verbOf } from './bulk.words.ts';
import { BulkChange } from './bulk-change.tsx';
import { BulkCheck } from './bulk-check.tsx';
import { BulkTags } from './bulk-tags.tsx';

interface Props {
  readonly kind: BulkKind;
  readonly selected: Selected;
  readonly onClose: () => void;
}

/** One action on many records: asks for its content, if it takes any, then shows its forecast and its outcome. */
export default function BulkDialog({ kind, selected, onClose }: Props) {
  const { resource } = useRecordListContext();
  const asks = kind === 'change' || kind === 'tag';
  const [content, setContent] = useState<BulkContent | null>(asks ? null : {});
  const Form = kind === 'tag' ? BulkTags : BulkChange;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`${verbOf(kind)}\u00a0: ${countOf(resource.noun, selected.size)}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {content === null ? (
        <Form onReady={setContent} onCancel={onClose} />
      ) : (
        <BulkCheck
          kind={kind}
          selected={selected}
          content={content}
          onBack={asks ? () => setContent(null) : null}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
