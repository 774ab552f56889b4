import type { PageApercue } from '@bridge/contract';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fold } from '../../../ui/fold.tsx';
import classes from '../web.module.css';
import { descriptionCoupee, titreCoupe } from './apercu.rules.ts';

interface Props {
  readonly referencement: NonNullable<PageApercue['referencement']>;
}

/** The page as a search engine would list it, and the warnings about it. */
export function Referencement({ referencement: { titre, description, alertes } }: Props) {
  return (
    <Fold
      title={
        alertes.length === 0 ? 'Dans les moteurs de recherche' : `Dans les moteurs de recherche (${alertes.length})`
      }
    >
      <div className={classes.result}>
        <p className={classes.resultTitle}>{titreCoupe(titre) || 'Sans titre'}</p>
        <p className={classes.resultText}>{descriptionCoupee(description) || 'Sans description'}</p>
      </div>
      {alertes.length > 0 && (
        <ul className={classes.alerts}>
          {alertes.map((alerte) => (
            <li key={alerte}>
              <IconAlertTriangle size={16} aria-hidden />
              <Text span size="sm">
                {alerte}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
