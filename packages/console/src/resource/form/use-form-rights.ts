import type { Limit } from '../descriptor.ts';
import { type Rights, rightsOn, useLimits, useRights } from '../list/actions/use-rights.ts';
import { useForm, useRecordFormContext } from './form.context.ts';

/** What this person may do to the record of the form, and what the record itself takes away from it. */
export function useFormRights(): Rights & { readonly limit: Limit | null } {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const rights = useRights(form.resource, base);
  const limit = useLimits();
  const taken = base && limit(base);
  return { ...rightsOn(rights, base, taken), limit: taken };
}
