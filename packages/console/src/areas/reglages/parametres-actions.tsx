import type { ParametresDeGestion } from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { browser } from '../../api/browser.ts';
import { fromFile, type Import, toFile } from './parametres.file.ts';

const ParametresImport = lazy(() => import('./parametres-import.modal.tsx'));

interface Props {
  readonly saved: ParametresDeGestion;
  readonly onSave: (changes: Partial<ParametresDeGestion>) => Promise<void>;
}

/** Parameters leave as a file and come back from one. */
export function ParametresActions({ saved, onSave }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState<Import | null>(null);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={() => browser.save(new Blob([toFile(saved)], { type: 'application/json' }), 'parametres-bridge.json')}
      >
        Exporter
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUpload size={14} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Importer
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Fichier de paramètres"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then((text) => setContent(fromFile(text)));
          // The same file chosen twice is chosen twice.
          currentTarget.value = '';
        }}
      />
      {content && (
        <Suspense fallback={null}>
          <ParametresImport content={content} saved={saved} onSave={onSave} onClose={() => setContent(null)} />
        </Suspense>
      )}
    </Group>
  );
}
