import { type ContexteMot, formatNumber, type as type_ } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { recordPath } from '../../resource/record-path.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './vocabulaire.module.css';

/** The types of the objets that bear a criterion. */
export function TypesConcernesPanel({ types, echantillon }: Pick<ContexteMot, 'types' | 'echantillon'>) {
  return (
    <Panel title="Types concernés">
      {types.length === 0 ? (
        <Text c="dimmed">Aucun objet que vous voyez ne porte ce critère.</Text>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Types concernés">
            <thead>
              <tr>
                <th scope="col">Type</th>
                <th scope="col" data-figures>
                  Objets
                </th>
              </tr>
            </thead>
            <tbody>
              {types.map(({ id, libelle, nombre }) => (
                <tr key={id}>
                  <th scope="row">
                    <Anchor component={Link} to={recordPath(type_, id)}>
                      {libelle}
                    </Anchor>
                  </th>
                  <td data-figures>{formatNumber(nombre)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {echantillon && (
        <Text size="xs" c="dimmed">
          Comptés sur les 20 000 premiers objets.
        </Text>
      )}
    </Panel>
  );
}
