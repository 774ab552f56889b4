import { VisuallyHidden } from '@mantine/core';
import { DERNIERE_NOUVEAUTE } from '../../manuel/nouveautes.ts';
import { useSettings } from '../settings/settings.store.ts';
import classes from '../topbar.module.css';

/** A dot shown until the last news was read. */
export function NewsDot() {
  const isRead = useSettings(({ settings }) => settings.nouveautes === DERNIERE_NOUVEAUTE);
  if (isRead) return null;
  return (
    <span className={classes.news}>
      <VisuallyHidden>à lire</VisuallyHidden>
    </span>
  );
}
