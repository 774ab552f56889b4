import { hourOf, isSameDay, momentOf } from '../moments.ts';

interface Facts {
  readonly saving: boolean;
  readonly dirty: boolean;
  readonly online: boolean;
  /** The browser could not keep the draft. */
  readonly unkept: boolean;
  /** When the record was last saved; null for a record never saved. */
  readonly savedAt: Date | null;
}

/** Says where the typed values are now: in the form, in the browser, or on the server. */
export function saveState({ saving, dirty, online, unkept, savedAt }: Facts, now: Date): string {
  if (saving) return 'Enregistrement…';
  if (dirty && unkept)
    return 'Modifications non enregistrées, que ce navigateur n’a plus la place de garder\u00a0: enregistrez sans tarder';
  if (dirty && !online) return 'Hors ligne\u00a0: vos modifications sont gardées ici';
  if (dirty) return 'Modifications non enregistrées';
  if (!savedAt) return '';
  return isSameDay(savedAt, now) ? `Enregistré à ${hourOf(savedAt)}` : `Enregistré le ${momentOf(savedAt, now)}`;
}
