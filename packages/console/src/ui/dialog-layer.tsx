import { ModalsProvider, modals } from '@mantine/modals';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import './dialog.styles.ts';
import { VEIL } from './veil.ts';

const LABELS = { confirm: 'Confirmer', cancel: 'Annuler' };

/** Listens to who opens a box, and shows it. A link inside leads away from it. */
export function DialogLayer() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that a box was opened on is left.
  useEffect(() => () => modals.closeAll(), [pathname]);
  return <ModalsProvider labels={LABELS} modalProps={{ overlayProps: VEIL }} />;
}
