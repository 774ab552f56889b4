import type { Limit } from '../descriptor.ts';
import { type Rights, rightsOn, useLimits, useRights } from '../list/actions/use-rights.ts';
import { useForm, useRecordFormContext } from './form.context.ts';

/** The rights of this person on the record of the form, and the limit that the record sets on them. */
export function useFormRights(): Rights & { readonly limit: Limit | null } {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const rights = useRights(form.resource, base);
  const limit = useLimits();
  const taken = base && limit(base);
  return { ...rightsOn(rights, base, taken), limit: taken };
}
