import { useEffect } from 'react';
import { useTab } from '../../../navigation/tab.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';
import { isDirty } from '../form.store.ts';

/** Gives the tab the name of the record, and makes it ask before losing what was typed. Answers that name, or null. */
export function useFormTab(): string | null {
  const { form } = useRecordFormContext();
  const tab = useTab();
  const languages = useLanguages();
  const base = useForm((state) => state.base);
  const title = base && titleOf(form.resource, base, languages);
  useEffect(() => {
    if (title !== null) tab.setTitle(title);
  }, [tab, title]);
  // Tells of a draft found when the form opened; what is typed later is told as it happens (form.ts).
  useEffect(() => tab.setDirty(isDirty(form.store.getState())), [tab, form]);
  return title;
}
