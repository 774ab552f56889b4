import type { HistoryEntry, Names, Resource } from '@bridge/contract';
import { FieldValue } from '../values/field-value.tsx';
import classes from './changes.module.css';

interface Props {
  readonly resource: Pick<Resource, 'fields'>;
  readonly changes: HistoryEntry['changements'];
  readonly names?: Names;
  /** What stands on each side. */
  readonly before: string;
  readonly after: string;
}

/** Field by field, what was and what is. A field that no longer exists is left out. */
export function ChangeList({ resource: { fields }, changes, names, before, after }: Props) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ champ, avant, apres }) => {
        const field = fields[champ];
        return field ? (
          <li key={champ}>
            <span className={classes.changeName}>{field.label}</span>
            <dl className={classes.sides}>
              <div>
                <dt>{before}</dt>
                <dd data-side="before">
                  <FieldValue field={field} value={avant} names={names} density="full" />
                </dd>
              </div>
              <div>
                <dt>{after}</dt>
                <dd data-side="after">
                  <FieldValue field={field} value={apres} names={names} density="full" />
                </dd>
              </div>
            </dl>
          </li>
        ) : null;
      })}
    </ul>
  );
}
