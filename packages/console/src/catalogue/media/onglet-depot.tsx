import { FICHIERS_DE_MEDIA, type FichierAnalyse, type GenreDeMedia, LARGEST_MEDIA } from '@bridge/contract';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../resource/values/format.ts';
import { DropZone } from '../../resource/widgets/drop-zone.tsx';
import { nomDuGenre } from './apercu-media.tsx';
import { FicheRapide } from './fiche-rapide.tsx';
import classes from './media.module.css';
import { useEnvoi } from './use-envoi.ts';

interface Props {
  readonly genres: readonly GenreDeMedia[];
  readonly onPick: (id: number) => void;
}

/** A file of one's own: dropped, described, then a media like the others. */
export function OngletDepot({ genres, onPick }: Props) {
  const [analyse, setAnalyse] = useState<FichierAnalyse | null>(null);
  const envoi = useEnvoi({ onDone: setAnalyse });
  const isOther = analyse !== null && genres.length > 0 && !genres.includes(analyse.genre);
  if (analyse && !isOther)
    return <FicheRapide analyse={analyse} onCreated={onPick} onCancel={() => setAnalyse(null)} />;
  return (
    <DropZone label="Fichier à déposer" accept={FICHIERS_DE_MEDIA} onFile={envoi.send} className={classes.zone}>
      {(choose) => (
        <>
          <Text>Déposez un fichier ici, ou</Text>
          <Button variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={choose}>
            Choisir un fichier
          </Button>
          <Text size="xs" c="dimmed">
            {`Image, dessin SVG, vidéo, son, PDF, tracé GPX ou police\u00a0: ${formatBytes(LARGEST_MEDIA)} au plus.`}
          </Text>
          {isOther && (
            <Alert color="orange" variant="light" role="alert">
              {`Ce fichier est\u00a0: ${nomDuGenre(analyse.genre).toLowerCase()}. Il en faut un autre ici\u00a0: ${genres
                .map((genre) => nomDuGenre(genre).toLowerCase())
                .join(' ou ')}.`}
            </Alert>
          )}
          {envoi.progress !== undefined && (
            <Group gap="xs" w="100%">
              <Progress value={envoi.progress} aria-label="Envoi du fichier" flex={1} />
              <Button variant="subtle" color="gray" size="compact-xs" onClick={envoi.cancel}>
                Annuler l’envoi
              </Button>
            </Group>
          )}
          {envoi.problem && (
            <Alert color="red" variant="light" role="alert">
              {envoi.problem}
            </Alert>
          )}
        </>
      )}
    </DropZone>
  );
}
