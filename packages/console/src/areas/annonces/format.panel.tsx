import { GENRES_DE_FORMAT, GENRES_DE_MEDIA, genresDeMediaPour } from '@bridge/contract';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoixDeMedia } from '../../catalogue/media/choix-de-media.tsx';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';
import { controleQuery } from './annonces.queries.ts';

/** Beside a saved format: whether a media suits it, and if not, why. */
export default function FormatPanel({ record }: FormPanelProps) {
  const [media, setMedia] = useState<number | null>(null);
  const genre = GENRES_DE_FORMAT.find(({ value }) => value === record.genre)?.value ?? 'image';
  const wanted = genresDeMediaPour(genre);
  const { data, error } = useQuery(controleQuery(record.id, media));
  if (wanted.length === 0) return null;
  return (
    <Panel title="Contrôler un média" intro="Avec le format tel qu’il est enregistré.">
      <Stack gap="sm">
        <ChoixDeMedia
          label="Fichier à essayer"
          value={media}
          onChange={setMedia}
          genres={GENRES_DE_MEDIA.map(({ value }) => value).filter((one) => wanted.includes(one))}
        />
        <div role="status">
          {error && (
            <Text size="sm" c="var(--mantine-color-error)">
              {sentenceOf(error)}
            </Text>
          )}
          {data?.length === 0 && (
            <Text size="sm" className={classes.suits}>
              Ce média convient.
            </Text>
          )}
          {data?.map((faute) => (
            <Text key={faute} size="sm" c="var(--mantine-color-error)">
              {faute}
            </Text>
          ))}
        </div>
      </Stack>
    </Panel>
  );
}
