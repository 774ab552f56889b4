import type { FichierAnalyse, GenreDeMedia } from '@bridge/contract';
import { Alert } from '@mantine/core';
import { nomDuGenre } from './apercu-media.tsx';
import { FicheRapide } from './fiche-rapide.tsx';
import classes from './media.module.css';
import { suits } from './media.rules.ts';
import type { Envoi } from './use-envoi.ts';
import { ZoneDEnvoi } from './zone-d-envoi.tsx';

interface Props {
  readonly genres: readonly GenreDeMedia[];
  readonly envoi: Envoi;
  /** The file that was sent, once the server has read it. */
  readonly analyse: FichierAnalyse | null;
  readonly onCancel: () => void;
  readonly onPick: (id: number) => void;
}

/** The tab where a file is dropped and described, then becomes a media like the others. */
export function OngletDepot({ genres, envoi, analyse, onCancel, onPick }: Props) {
  if (analyse && suits(analyse.genre, genres))
    return <FicheRapide analyse={analyse} onCreated={onPick} onCancel={onCancel} />;
  return (
    <ZoneDEnvoi label="Fichier à déposer" envoi={envoi} className={classes.zone}>
      {analyse && (
        <Alert color="orange" variant="light" role="alert">
          {`Ce fichier est\u00a0: ${nomDuGenre(analyse.genre).toLowerCase()}. Il en faut un autre ici\u00a0: ${genres
            .map((genre) => nomDuGenre(genre).toLowerCase())
            .join(' ou ')}.`}
        </Alert>
      )}
    </ZoneDEnvoi>
  );
}
