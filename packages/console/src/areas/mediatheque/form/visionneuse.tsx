import type { FileValue } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { vueDe } from '../../../catalogue/media/media.queries.ts';
import classes from './cadrage.module.css';

interface Props {
  readonly fichier: FileValue;
  /** Genre of the media; null when it is not known, as for a draft found again. */
  readonly genre: string | null;
}

/** The file as one looks at it or listens to it; a link downloads what a page cannot show. */
export function Visionneuse({ fichier, genre }: Props) {
  const original = vueDe(fichier.id, 'original');
  switch (genre) {
    case 'photo':
    case 'picto':
      return <Image fichier={fichier} />;
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: the file is as it was given; who publishes it writes its captions.
        <video className={classes.preview} src={original} controls preload="metadata" aria-label={fichier.nom} />
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: the file is as it was given; who publishes it writes its captions.
        <audio src={original} controls preload="metadata" aria-label={fichier.nom} />
      );
    case 'document':
      return (
        <div className={classes.file}>
          <Image fichier={fichier} />
          <Opening address={original} name={fichier.nom} />
        </div>
      );
    default:
      return <Opening address={original} name={fichier.nom} />;
  }
}

function Image({ fichier }: { readonly fichier: FileValue }) {
  const [broken, setBroken] = useState('');
  if (broken === fichier.id) return <Text size="sm">{fichier.nom}</Text>;
  return (
    <img
      className={classes.preview}
      src={vueDe(fichier.id, 'grande')}
      alt={`Aperçu de ${fichier.nom}`}
      onError={() => setBroken(fichier.id)}
    />
  );
}

/** A link to a file that browsers download rather than show. */
function Opening({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <Anchor href={address} download={name} size="sm">
      {`Télécharger ${name}`}
    </Anchor>
  );
}
