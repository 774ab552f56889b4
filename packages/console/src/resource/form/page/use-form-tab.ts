import { useEffect } from 'react';
import { useTab } from '../../../navigation/tab.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';
import { isDirty } from '../form.store.ts';

/** The tab bears the name of the record, and asks before what was typed is lost. Answers that name; null before there is one. */
export function useFormTab(): string | null {
  const { form } = useRecordFormContext();
  const tab = useTab();
  const languages = useLanguages();
  const base = useForm((state) => state.base);
  const title = base && titleOf(form.resource, base, languages);
  useEffect(() => {
    if (title !== null) tab.setTitle(title);
  }, [tab, title]);
  // Whatever was found again when the form opened; what is typed later is told as it happens (form.ts).
  useEffect(() => tab.setDirty(isDirty(form.store.getState())), [tab, form]);
  return title;
}
