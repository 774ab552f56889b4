import { Modal, Stack } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { Passages } from '../common/passages/passages.card.tsx';

/** The slides that all the screens showed. */
export default function PassagesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(56rem, 100%)"
      title="Statistiques des écrans"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Passages repartitions={['ecran', 'diapositive', 'annonce', 'objet', 'jour', 'heure']} />
      </Stack>
    </Modal>
  );
}
