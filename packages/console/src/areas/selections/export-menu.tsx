import { FORMATS_DE_SELECTION } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadSelection, type Format } from './export.calls.ts';

/** The saved sélection as a file. */
export function ExportMenu({ id }: { readonly id: number }) {
  const exporting = useMutation({ mutationFn: (format: Format) => downloadSelection(id, format) });
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          loading={exporting.isPending}
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS_DE_SELECTION.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => exporting.mutate(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
