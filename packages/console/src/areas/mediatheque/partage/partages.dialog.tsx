import { Modal } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { Partages } from './partages.tsx';

const AUCUN = 'Aucun lien n’est ouvert. Pour en créer un, cochez des médias puis «\u00a0Partager\u00a0».';

/** The links that were given, opened without ticking any media. */
export default function PartagesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Liens de partage"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Partages none={AUCUN} />
    </Modal>
  );
}
