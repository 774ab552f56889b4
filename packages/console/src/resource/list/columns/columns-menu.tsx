import { Button, Popover, Skeleton } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';

const ColumnsPanel = lazy(() => import('./columns-panel.tsx'));

/** The button that opens the panel of columns. */
export function ColumnsMenu() {
  return (
    <Popover position="bottom-end" withinPortal shadow="md" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={14} aria-hidden />}>
          Colonnes
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={220} />}>
          <ColumnsPanel />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
