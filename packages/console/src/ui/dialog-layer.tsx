import { ModalsProvider } from '@mantine/modals';
import './dialog.styles.ts';
import { VEIL } from './veil.ts';

const LABELS = { confirm: 'Confirmer', cancel: 'Annuler' };

/** Listens to who opens a box, and shows it. */
export function DialogLayer() {
  return <ModalsProvider labels={LABELS} modalProps={{ overlayProps: VEIL }} />;
}
