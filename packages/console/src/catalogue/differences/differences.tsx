import { type Difference, valeurEnMots } from '@bridge/contract';
import { TABLE_ROLES } from '../../ui/tables/table-roles.ts';
import { cheminText } from './chemin.rules.ts';
import classes from './differences.module.css';

/** Each changed field with its former and its new value. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <table {...TABLE_ROLES.table} aria-label="Différences" className={classes.differences}>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader}>Champ</th>
          <th {...TABLE_ROLES.columnHeader}>Avant</th>
          <th {...TABLE_ROLES.columnHeader}>Après</th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {differences.map(({ chemin, avant, apres }) => (
          <tr {...TABLE_ROLES.row} key={chemin}>
            <th {...TABLE_ROLES.rowHeader} title={chemin}>
              {cheminText(chemin)}
            </th>
            <Side side="avant" name="Avant" value={avant === null ? null : valeurEnMots(chemin, avant)} />
            <Side side="apres" name="Après" value={apres === null ? null : valeurEnMots(chemin, apres)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SideProps {
  readonly side: 'avant' | 'apres';
  readonly name: string;
  readonly value: string | null;
}

function Side({ side, name, value }: SideProps) {
  return (
    <td {...TABLE_ROLES.cell} data-side={side} data-name={name}>
      {value ?? <span className={classes.quiet}>rien</span>}
    </td>
  );
}
