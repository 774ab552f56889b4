import { Text } from '@mantine/core';
import { mesuresDe } from '../../../catalogue/media/media.rules.ts';
import classes from './cadrage.module.css';

interface Props {
  readonly typeMime: string;
  readonly poids: number | null;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly resolution: number | null;
  readonly duree: number | null;
  /** The dominant colour, « #1da2df »; empty without one. */
  readonly couleur: string;
}

/** The measures of a file, « JPEG, 4 032 × 3 024 px, 300 dpi, 3,2 Mo », and its dominant colour. */
export function Faits({ couleur, ...mesures }: Props) {
  return (
    <div className={classes.facts}>
      <Text size="sm" c="dimmed">
        {mesuresDe(mesures)}
      </Text>
      {/^#[0-9a-f]{6}$/i.test(couleur) && (
        <Text span size="sm" c="dimmed" className={classes.swatch} __vars={{ '--swatch': couleur }}>
          {`Couleur dominante\u00a0: ${couleur}`}
        </Text>
      )}
    </div>
  );
}
