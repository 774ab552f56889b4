import { depositFichier, mayAccess } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useTab } from '../../../navigation/tab.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { deposit } from './depot.engine.ts';
import classes from './depot.module.css';
import { useDepot } from './depot.store.ts';

const DepotDrawer = lazy(() => import('./depot.drawer.tsx'));

/** A page that takes files: dropped anywhere on the page, or pasted. */
export function DepotDePage({ children }: { readonly children: ReactNode }) {
  const viewer = useSession((session) => session.viewer);
  const mayDrop = mayAccess(depositFichier.access, viewer);
  const [isOver, setOver] = useState(false);
  usePaste(mayDrop);
  useUnsaved();
  if (!mayDrop) return children;
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop onto; a button of the list does the same.
    <div
      className={classes.page}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        deposit([...event.dataTransfer.files]);
      }}
    >
      <Waiting />
      {children}
      {isOver && (
        <div className={classes.veil} aria-hidden>
          <IconUpload size={40} stroke={1.5} />
          <Text fw={600}>Déposez pour ajouter à la médiathèque</Text>
        </div>
      )}
      <Opened />
    </div>
  );
}

function Opened() {
  const isOpen = useDepot((state) => state.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DepotDrawer />
    </Suspense>
  );
}

/** A bar that recalls files dropped before the person went elsewhere. */
function Waiting() {
  const count = useDepot(({ lignes, isOpen }) => (isOpen ? 0 : lignes.length));
  const setOpen = useDepot((state) => state.setOpen);
  if (count === 0) return null;
  return (
    <Group gap="sm" mb="sm" role="status">
      <Text size="sm">
        {count > 1 ? `${count} fichiers déposés ne sont pas enregistrés.` : '1 fichier déposé n’est pas enregistré.'}
      </Text>
      <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
        Reprendre
      </Button>
    </Group>
  );
}

/** Makes the tab ask before it is closed, while files are not saved. */
function useUnsaved(): void {
  const { path } = useTab();
  const isUnsaved = useDepot(({ lignes }) => lignes.length > 0);
  const setDirty = useTabs((state) => state.setDirty);
  useEffect(() => setDirty(path, isUnsaved), [path, isUnsaved, setDirty]);
}

/** The elements in which a paste must stay a paste. */
const TYPED = 'input, textarea, [contenteditable]';

function usePaste(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isTyped = event.target instanceof Element && event.target.closest(TYPED) !== null;
      if (files.length === 0 || isTyped) return;
      event.preventDefault();
      deposit(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [enabled]);
}
