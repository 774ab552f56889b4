import { fluxTourinsoft } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ChampAjoute } from './champ-ajoute.tsx';
import classes from './correspondance.module.css';
import { LignesMenu } from './lignes.menu.tsx';
import type { LigneActs } from './use-lignes.ts';

interface Props {
  readonly id: string;
  /** The mapping was saved once. */
  readonly isKnown: boolean;
  readonly readOnly: boolean;
  readonly acts: LigneActs;
  readonly nom: string;
  readonly onAdd: (champ: string) => void;
}

/** Nothing to map yet: where the fields come from. */
export function CorrespondanceEmpty({ id, isKnown, readOnly, acts, nom, onAdd }: Props) {
  return (
    <div id={id} tabIndex={-1} className={classes.empty}>
      <Text fw={550}>Aucun champ pour l’instant</Text>
      <Text c="dimmed">
        {isKnown
          ? 'Les champs se lisent dans un flux\u00a0: ouvrez-en un, puis «\u00a0Préparer la correspondance\u00a0».'
          : 'Le plus rapide est de partir d’un flux\u00a0: «\u00a0Préparer la correspondance\u00a0» lit ses champs et propose où chacun va.'}
      </Text>
      <Anchor component={Link} to={`${fluxTourinsoft.path}/list`}>
        Voir les flux Tourinsoft
      </Anchor>
      {!readOnly && <LignesMenu nom={nom} lignes={[]} onReplace={acts.replace} />}
      {!readOnly && <ChampAjoute onAdd={onAdd} />}
    </div>
  );
}
