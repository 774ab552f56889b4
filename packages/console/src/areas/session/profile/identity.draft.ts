import type { Profile } from '@bridge/contract';
import { useTabState } from '../../../navigation/tab.ts';

/** The typed changes, and the version of the account that they were typed over. Never a password. */
export interface IdentityDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly version: number;
}

const FIELDS = ['firstname', 'lastname', 'email'] as const;

/** The draft survives F5 and a new sign-in; it goes once it says the same as the account. */
export function useIdentityDraft(profile: Profile) {
  const [draft, setDraft] = useTabState<IdentityDraft | undefined>('identite', undefined);
  const typed = draft ?? profile;
  const changed = FIELDS.filter((field) => typed[field] !== profile[field]);
  return {
    typed,
    dirty: changed.length > 0,
    /** Whether somebody else saved the account after the draft was begun. */
    conflict: draft !== undefined && draft.version < profile.version && changed.length > 0,
    change: (values: Omit<IdentityDraft, 'version'>) => {
      const same = FIELDS.every((field) => values[field] === profile[field]);
      setDraft(same ? undefined : { ...values, version: draft?.version ?? profile.version });
    },
    /** Goes on with the draft, over the account as it is saved now. */
    keep: () => setDraft({ ...pick(typed), version: profile.version }),
    /** The draft was saved under a new version: what was typed since goes on from there. */
    saved: (version: number) =>
      setDraft((now) => (now && FIELDS.some((field) => now[field] !== typed[field]) ? { ...now, version } : undefined)),
    forget: () => setDraft(undefined),
  };
}

function pick({ firstname, lastname, email }: Omit<IdentityDraft, 'version'>) {
  return { firstname, lastname, email };
}
