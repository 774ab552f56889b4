import { Modal } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A preview alone on the screen: Escape leads back to the form, as it was. */
export default function FullPreview({ title, onClose, children }: Props) {
  return (
    <Modal opened fullScreen onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Fermer' }}>
      {children}
    </Modal>
  );
}
