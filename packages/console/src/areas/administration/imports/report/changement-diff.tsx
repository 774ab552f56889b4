import type { ActionImportation, Difference } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../../ui/load-error.tsx';
import { TABLE_ROLES } from '../../../../ui/table-roles.ts';
import { explain } from '../../../explain.ts';
import { cheminText } from '../chemin.rules.ts';
import { changementQuery } from '../importation.queries.ts';
import classes from './report.module.css';

interface Props {
  readonly importation: number;
  readonly identifiant: string;
}

const INTROS: Readonly<Partial<Record<ActionImportation, string>>> = {
  cree: 'La source donne cette fiche pour la première fois\u00a0: l’objet est entré dans le catalogue.',
  retire: 'La source ne donne plus cette fiche\u00a0: l’objet a quitté le catalogue.',
  restaure: 'La source donne de nouveau cette fiche\u00a0: l’objet est revenu.',
  inchange: 'La fiche reçue est identique à celle du catalogue.',
  rejete: 'La fiche n’a pas pu entrer\u00a0: la cause est dans les rejets.',
};

/** Field by field, what was and what became. */
export function ChangementDiff({ importation, identifiant }: Props) {
  const { data, error, isFetching, refetch } = useQuery(changementQuery(importation, identifiant));
  if (error) {
    return (
      <LoadError
        title="Les différences n’ont pas pu être lues"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={80} />;
  const intro = INTROS[data.action];
  // Without a path, it is the whole record that came or went: the sentence says it.
  const differences = data.differences.filter(({ chemin }) => chemin !== '');
  return (
    <div className={classes.diff}>
      {intro && <Text size="sm">{intro}</Text>}
      {differences.length > 0 && (
        <table {...TABLE_ROLES.table} aria-label="Différences" className={classes.differences}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.columnHeader}>Champ</th>
              <th {...TABLE_ROLES.columnHeader}>Avant</th>
              <th {...TABLE_ROLES.columnHeader}>Après</th>
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {differences.map((difference) => (
              <Row key={difference.chemin} {...difference} />
            ))}
          </tbody>
        </table>
      )}
      {differences.length === 0 && !intro && <Text size="sm">Aucune différence n’a été gardée.</Text>}
    </div>
  );
}

function Row({ chemin, avant, apres }: Difference) {
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader}>{cheminText(chemin)}</th>
      <td {...TABLE_ROLES.cell} data-side="avant" data-name="Avant">
        {avant ?? <span className={classes.quiet}>rien</span>}
      </td>
      <td {...TABLE_ROLES.cell} data-side="apres" data-name="Après">
        {apres ?? <span className={classes.quiet}>rien</span>}
      </td>
    </tr>
  );
}
