import { exportTraductions, FORMATS_DE_TRADUCTION, getCouverture, LANGUES_CHOIX } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';

const RetourDialog = lazy(() => import('./retour.dialog.tsx'));

/** The files for a translator: export and import. */
export function FichiersMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['traduction', 'couverture', null],
    queryFn: ({ signal }) => call(getCouverture, { query: {} }, { signal }),
  });
  const langues = LANGUES_CHOIX.filter(({ value }) => data?.langue.some(({ cle }) => cle === value));
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconFileExport size={14} aria-hidden />}>
            Fichiers de traduction
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {langues.map(({ value: langue, label }) => (
            <div key={langue}>
              <Menu.Label>{`${label}\u00a0: ce qui n’est pas à jour`}</Menu.Label>
              {FORMATS_DE_TRADUCTION.map(({ value: format, label: word }) => (
                <Menu.Item
                  key={format}
                  onClick={() =>
                    void download(exportTraductions, { query: { format, langue } }, `traductions-${langue}`)
                  }
                >
                  {`Exporter en ${word}`}
                </Menu.Item>
              ))}
            </div>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setIsOpen(true)}>Reprendre un fichier…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Suspense fallback={null}>
          <RetourDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
