import { type Accueil, type AlerteDAccueil, type Attente, formatNumber } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import classes from './accueil.module.css';
import { MOTS, motDe } from './accueil.words.ts';

interface Props {
  readonly title: string;
  readonly accueil: Accueil;
  readonly figures: readonly { readonly id: Attente | AlerteDAccueil; readonly nombre: number }[];
  /** Said where there is none. */
  readonly none: string;
}

/** Figures that each lead to the list that they are of. */
export function Figures({ title, accueil, figures, none }: Props) {
  return (
    <Panel title={title}>
      {figures.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <ul className={classes.figures}>
          {figures.map(({ id, nombre }) => (
            <li key={id}>
              <Anchor component={Link} to={MOTS[id].to(accueil)}>
                <span className={classes.figure}>{formatNumber(nombre)}</span> {motDe(id, nombre)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
