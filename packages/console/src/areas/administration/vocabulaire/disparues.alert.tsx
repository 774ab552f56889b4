import type { ContexteMot } from '@bridge/contract';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './vocabulaire.module.css';

/** Values that are gone from the source while something still uses them: who, before anybody complains. */
export function DisparuesAlert({ disparues }: Pick<ContexteMot, 'disparues'>) {
  if (disparues.length === 0) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title="Disparues de la source, et encore utilisées"
    >
      <ul className={classes.lines} aria-label="Modalités disparues encore utilisées">
        {disparues.map(({ id, libelle, usages, ailleurs }) => (
          <li key={id}>
            <strong>{libelle}</strong>
            <ul>
              {usages.map(({ ressource, id: user, nature, titre, chemin }) => (
                <li key={`${ressource} ${user}`}>
                  {`${nature}\u00a0: `}
                  {chemin ? (
                    <Anchor component={Link} to={chemin}>
                      {titre}
                    </Anchor>
                  ) : (
                    titre
                  )}
                </li>
              ))}
              {ailleurs > 0 && <li>{elsewhereText(ailleurs)}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function elsewhereText(count: number): string {
  return count > 1 ? `${count} éléments d’autres entités` : 'Un élément d’une autre entité';
}
