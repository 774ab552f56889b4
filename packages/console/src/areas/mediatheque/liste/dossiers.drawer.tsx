import { Drawer } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { VEIL } from '../../../ui/veil.ts';
import { Dossiers } from './dossiers.tsx';

/** The tree of folders, where it has no room beside the médias. */
export default function DossiersDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      size="min(20rem, 100%)"
      title="Dossiers"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Dossiers onShown={onClose} />
    </Drawer>
  );
}
