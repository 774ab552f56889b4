import { ModalsProvider, modals } from '@mantine/modals';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import './dialog.styles.ts';
import { VEIL } from './veil.ts';

const LABELS = { confirm: 'Confirmer', cancel: 'Annuler' };

/** Shows the boxes that the console opens. A link inside a box leads away from it. */
export function DialogLayer() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page that opened a box is left.
  useEffect(() => () => modals.closeAll(), [pathname]);
  return <ModalsProvider labels={LABELS} modalProps={{ overlayProps: VEIL }} />;
}
