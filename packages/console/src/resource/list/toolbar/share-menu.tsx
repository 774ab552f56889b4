import { LARGEST_EXPORT } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconLink, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { download } from '../../../api/download.ts';
import { showNotice } from '../../../api/notices.ts';
import { useTab } from '../../../navigation/tab.ts';
import { useListContext } from '../list.context.ts';
import { fieldsOf, searchOf } from '../state/list-request.ts';

const TOO_MANY = 'Plus de 50\u00a0000 lignes\u00a0: réduisez la liste avec un filtre.';
const icon = { size: 16, 'aria-hidden': true } as const;

/** Takes the list elsewhere as it is shown: in a file, or as an address for a colleague. */
export function ShareMenu() {
  const { rows, rights } = useListContext();
  const exporting = useExport();
  const openImport = useImport();
  const copyLink = useCopyLink();
  const { total = 0 } = rows;
  const tooMany = total > LARGEST_EXPORT;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={exporting.isPending}
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {rights.create ? 'Import et export' : 'Exporter'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tooMany && <Menu.Label>{TOO_MANY}</Menu.Label>}
        <Menu.Item
          disabled={tooMany}
          leftSection={<IconFileSpreadsheet {...icon} />}
          onClick={() => exporting.mutate('xlsx')}
        >
          Exporter en XLSX (Excel)
        </Menu.Item>
        <Menu.Item
          disabled={tooMany}
          leftSection={<IconFileTypeCsv {...icon} />}
          onClick={() => exporting.mutate('csv')}
        >
          Exporter en CSV
        </Menu.Item>
        {rights.create && (
          <Menu.Item leftSection={<IconUpload {...icon} />} onClick={openImport}>
            Importer un fichier CSV…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink()}>
          Copier le lien vers cette liste
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Exports the rows in sight: same filters, same order, same columns. */
function useExport() {
  const { resource, list } = useListContext();
  const { state, look } = list;
  return useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => {
      const query = { format, ...searchOf(state), fields: fieldsOf(resource, look.colonnes) };
      return download(resource.calls.export, { query }, `${resource.id}.${format}`);
    },
    onSuccess: () => showNotice('Fichier enregistré dans vos téléchargements'),
  });
}

const ImportDialog = lazy(() => import('../import/import.dialog.tsx'));

function useImport() {
  const { resource, refresh, open } = useListContext();
  return () =>
    resource.kind === 'collection' &&
    open((close) => <ImportDialog resource={resource} onClose={close} onImported={() => void refresh()} />);
}

function useCopyLink() {
  const { list } = useListContext();
  const { path } = useTab();
  const navigate = useNavigate();
  return async () => {
    const link = `${path}?${list.shared}`;
    try {
      await navigator.clipboard.writeText(`${location.origin}${link}`);
      showNotice('Lien copié');
    } catch {
      // The clipboard is forbidden, or missing on plain http: the address bar gets the link, to be copied by hand.
      await navigate(link, { replace: true });
      showNotice('Le lien est dans la barre d’adresse du navigateur\u00a0: copiez-le de là.', 8_000);
    }
  };
}
