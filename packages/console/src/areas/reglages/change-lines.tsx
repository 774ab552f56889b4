import type { Field } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { SettingValue } from './setting-value.tsx';
import classes from './settings.module.css';

export interface Change {
  readonly key: string;
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

/** What was and what would be, a line each. */
export function ChangeLines({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ key, field, before, after }) => (
        <li key={key}>
          <span className={classes.changeName}>{field.label}</span>
          <span className={classes.before}>
            <VisuallyHidden>{'avant\u00a0: '}</VisuallyHidden>
            <SettingValue field={field} value={before} />
          </span>
          <IconArrowRight size={14} className={classes.arrow} aria-hidden />
          <span className={classes.after}>
            <VisuallyHidden>{'après\u00a0: '}</VisuallyHidden>
            <SettingValue field={field} value={after} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** « 2 changements »: 0 and 1 are singular. */
export function changeCount(count: number): string {
  return `${count}\u00a0changement${count > 1 ? 's' : ''}`;
}
