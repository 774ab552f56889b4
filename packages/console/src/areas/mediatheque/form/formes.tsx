import { type Cadrage, nombreDe } from '@bridge/contract';
import { Text } from '@mantine/core';
import classes from './cadrage.module.css';
import { cadreDe, FORMES } from './cadrage.rules.ts';

interface Props {
  readonly cadrage: Cadrage;
  readonly src: string;
  readonly image: number;
}

/** The usual shapes of the picture, as its point and crops are set. */
export function Formes({ cadrage, src, image }: Props) {
  return (
    <ul className={classes.shapes} aria-label="Aperçu des formats">
      {FORMES.map((forme) => {
        const { x, y, largeur, hauteur } = cadreDe(cadrage, forme, image);
        return (
          <li key={forme}>
            <div className={classes.shape} style={{ aspectRatio: String(nombreDe(forme)) }}>
              <img
                src={src}
                alt=""
                style={{
                  width: `${100 / largeur}%`,
                  height: `${100 / hauteur}%`,
                  left: `${(-x / largeur) * 100}%`,
                  top: `${(-y / hauteur) * 100}%`,
                }}
              />
            </div>
            <Text size="xs" c="dimmed" ta="center">
              {forme.replace('/', '\u00a0:\u00a0')}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
