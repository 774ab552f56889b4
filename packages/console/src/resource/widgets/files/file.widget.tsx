import { fileSchema, readFile } from '@bridge/contract';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { addressOf } from '../../../api/request.ts';
import { formatBytes } from '../../values/format.ts';
import type { WidgetProps } from '../widget.ts';
import { DropZone } from './drop-zone.tsx';
import classes from './file.module.css';
import { kindsOf } from './file.rules.ts';
import { useUpload } from './use-upload.ts';

/** A file, dropped or chosen. The file is sent at once, and the form cannot be saved until it has arrived. */
export default function FileWidget({ id, field, value, onChange, hold }: WidgetProps) {
  const { accept, largest } = field.kind === 'file' ? field : NONE;
  const { data: file } = fileSchema.safeParse(value);
  const upload = useUpload({ accept, largest, onDone: onChange, hold });

  return (
    <DropZone label={field.label} accept={accept} onFile={upload.send} className={classes.zone}>
      {(choose) => (
        <>
          {file && (
            <img
              className={classes.preview}
              src={addressOf(readFile, { params: { id: file.id } })}
              alt={`Aperçu de ${file.nom}`}
            />
          )}
          <div className={classes.words}>
            {file && <Text truncate>{file.nom}</Text>}
            <Group gap="xs">
              <Button
                id={id}
                variant="default"
                size="xs"
                leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
                onClick={choose}
              >
                {file ? 'Remplacer' : 'Choisir un fichier'}
              </Button>
              {file && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
                  Retirer
                </Button>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {kindsOf(accept)}, {formatBytes(largest)} au plus. Vous pouvez aussi le déposer ici.
            </Text>
            {upload.progress !== undefined && (
              <Group gap="xs">
                <Progress value={upload.progress} aria-label="Envoi du fichier" flex={1} />
                <Button variant="subtle" color="gray" size="compact-xs" onClick={upload.cancel}>
                  Annuler l’envoi
                </Button>
              </Group>
            )}
            {upload.problem && (
              <Text size="xs" c="var(--mantine-color-error)" role="alert">
                {upload.problem}
              </Text>
            )}
          </div>
        </>
      )}
    </DropZone>
  );
}

const NONE = { accept: [], largest: 0 };
