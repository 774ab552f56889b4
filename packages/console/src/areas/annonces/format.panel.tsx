import { GENRES_DE_FORMAT, GENRES_DE_MEDIA, genresDeMediaPour } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ChoixDeMedia } from '../../catalogue/media/choix-de-media.tsx';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { Panel } from '../../ui/panel.tsx';
import { Controle } from './creations/controle.part.tsx';

/** Beside a saved format: tells whether a chosen media suits the format, and why not. */
export default function FormatPanel({ record }: FormPanelProps) {
  const [media, setMedia] = useState<number | null>(null);
  const genre = GENRES_DE_FORMAT.find(({ value }) => value === record.genre)?.value ?? 'image';
  const wanted = genresDeMediaPour(genre);
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
        <Controle format={record.id} media={media} />
      </Stack>
    </Panel>
  );
}
