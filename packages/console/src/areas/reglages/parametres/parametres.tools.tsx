import { Button, Group } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { browser } from '../../../api/browser.ts';
import { useFormContext } from '../../../resource/form/form.context.ts';
import { fromFile, type Import, toFile } from './parametres.file.ts';
import { useParametersFollow } from './use-parameters-follow.ts';

const ParametresImport = lazy(() => import('./parametres-import.modal.tsx'));

/** Exports the parameters as a file, and imports them from one. */
export function ParametresTools() {
  useParametersFollow();
  const { store } = useFormContext().form;
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState<Import | null>(null);
  const save = () =>
    browser.save(new Blob([toFile(store.getState().initial)], { type: 'application/json' }), 'parametres-bridge.json');
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
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
          // Resets the input, so that choosing the same file again is a new choice.
          currentTarget.value = '';
        }}
      />
      {content && (
        <Suspense fallback={null}>
          <ParametresImport content={content} onClose={() => setContent(null)} />
        </Suspense>
      )}
    </Group>
  );
}
