import type { Accueil, AlerteDAccueil, Attente } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from './accueil.module.css';
import { MOTS, motDe, nombreEnMots } from './accueil.words.ts';

interface Props {
  readonly title: string;
  readonly accueil: Accueil;
  readonly figures: readonly { readonly id: Attente | AlerteDAccueil; readonly nombre: number }[];
}

/** Figures, each a link to the list that it counts. */
export function Figures({ title, accueil, figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={classes.figures}>
        {figures.map(({ id, nombre }) => (
          <li key={id}>
            <Anchor component={Link} to={MOTS[id].to(accueil)}>
              <span className={classes.figure}>{nombreEnMots(nombre)}</span> {motDe(id, nombre)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
