import { LARGEST_MEDIA } from '@bridge/contract';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconLink, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { ACCEPT } from '../../../catalogue/media/use-envoi.ts';
import { formatBytes } from '../../../resource/values/format.ts';
import { isStillOver } from '../../../ui/still-over.ts';
import { deposit, depositOneAdresse } from './depot.engine.ts';
import classes from './depot.module.css';

const TAKEN = [...ACCEPT, 'application/zip', '.zip'].join();

/** The zone where files are dropped, chosen, pasted, or fetched from an address. */
export function AjoutDeFichiers({ isFirst }: { readonly isFirst: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    // The page below takes dropped files too: one of the two must do it.
    event.stopPropagation();
    setOver(false);
    deposit([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop onto; the button inside does the same.
    <div
      className={classes.zone}
      data-first={isFirst || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isStillOver(event))}
      onDrop={drop}
    >
      <Group gap="sm" justify="center">
        <Button
          variant={isFirst ? 'filled' : 'default'}
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
          data-autofocus
        >
          {isFirst ? 'Choisir des fichiers' : 'Ajouter des fichiers'}
        </Button>
        <Text size="sm" c="dimmed" className={classes.byHand}>
          {isOver ? 'Lâchez pour déposer.' : 'ou déposez-les ici, ou collez-les.'}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" ta="center" className={classes.kinds}>
        {`Images, dessins SVG, vidéos, sons, PDF, tracés (GPX, KML, GeoJSON), polices, profils ICC\u00a0: ${formatBytes(LARGEST_MEDIA)} au plus par fichier. Ce que contient une archive ZIP est ajouté.`}
      </Text>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={TAKEN}
        aria-label="Fichiers à déposer"
        onChange={({ currentTarget }) => {
          deposit([...(currentTarget.files ?? [])]);
          // Resets the input, so that choosing the same file again is a new choice.
          currentTarget.value = '';
        }}
      />
      <Adresse />
    </div>
  );
}

function Adresse() {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^https?:\/\/[^\s/]+/.test(url.trim())) return setProblem('Une adresse commence par https:// ou http://.');
    depositOneAdresse(url.trim());
    setUrl('');
  };
  return (
    <form onSubmit={submit} className={classes.address}>
      <TextInput
        flex="1 1 12rem"
        size="xs"
        aria-label="Adresse d’un fichier"
        placeholder="https://…"
        inputMode="url"
        value={url}
        error={problem}
        leftSection={<IconLink size={14} aria-hidden />}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="default" size="xs">
        Prendre à cette adresse
      </Button>
    </form>
  );
}
