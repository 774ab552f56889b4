import { LARGEST_MEDIA } from '@bridge/contract';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../resource/values/format.ts';
import { DropZone } from '../../resource/widgets/files/drop-zone.tsx';
import { ACCEPT, type Envoi } from './use-envoi.ts';

interface Props {
  /** Id of the button, for a label that leads to it. */
  readonly id?: string;
  /** The name of the hidden input. */
  readonly label: string;
  readonly action?: string;
  readonly isPrimary?: boolean;
  readonly envoi: Envoi;
  /** Receives the file in place of sending it at once. */
  readonly onFile?: (file: File | undefined) => void;
  readonly className?: string | undefined;
  /** What stands above the zone: the file in place. */
  readonly above?: ReactNode;
  /** What stands under the zone. */
  readonly children?: ReactNode;
}

/** The zone where one file is given, with its progress and the reason of a refusal. */
export function ZoneDEnvoi(props: Props) {
  const { id, label, action = 'Choisir un fichier', isPrimary = false, envoi, className, above, children } = props;
  return (
    <DropZone label={label} accept={ACCEPT} onFile={props.onFile ?? envoi.send} className={className}>
      {(choose) => (
        <>
          {above}
          <Group gap="xs" mt={above ? 'sm' : 0}>
            <Button
              id={id}
              variant={isPrimary ? 'filled' : 'default'}
              size="xs"
              leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
              onClick={choose}
            >
              {action}
            </Button>
            <Text size="xs" c="dimmed">
              {`ou déposez-le ici. Image, dessin SVG, vidéo, son, PDF, tracé (GPX, KML, GeoJSON), police ou profil ICC, ${formatBytes(LARGEST_MEDIA)} au plus.`}
            </Text>
          </Group>
          {children}
          {envoi.progress !== undefined && (
            <Group gap="xs" mt="sm" w="100%">
              <Progress value={envoi.progress} aria-label="Envoi du fichier" flex={1} />
              <Button variant="subtle" color="gray" size="compact-xs" onClick={envoi.cancel}>
                Annuler l’envoi
              </Button>
            </Group>
          )}
          {envoi.problem && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
              {envoi.problem}
            </Text>
          )}
        </>
      )}
    </DropZone>
  );
}
