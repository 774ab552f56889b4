import type { Fields, HistoryEntry, Names } from '@bridge/contract';
import { FieldValue } from '../../values/field-value.tsx';
import { isEmpty } from '../../values/read.ts';
import classes from './changes.module.css';

interface Props {
  readonly resource: { readonly fields: Fields };
  readonly changes: HistoryEntry['changements'];
  readonly names?: Names;
  /** The headings of the two sides. */
  readonly before: string;
  readonly after: string;
}

/**
 * Each changed field with its values before and after. The fields that the server sets, and those that no longer exist,
 * are left out.
 */
export function ChangeList({ resource: { fields }, changes, names, before, after }: Props) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ champ, avant, apres }) => {
        const field = fields[champ];
        const isTold = field && !field.readOnly && !(isEmpty(avant) && isEmpty(apres));
        return isTold ? (
          <li key={champ}>
            <span className={classes.changeName}>{field.label}</span>
            <dl className={classes.sides}>
              <div>
                <dt>{before}</dt>
                <dd data-side="before">
                  <FieldValue field={field} value={avant} against={apres} names={names} density="full" />
                </dd>
              </div>
              <div>
                <dt>{after}</dt>
                <dd data-side="after">
                  <FieldValue field={field} value={apres} against={avant} names={names} density="full" />
                </dd>
              </div>
            </dl>
          </li>
        ) : null;
      })}
    </ul>
  );
}
