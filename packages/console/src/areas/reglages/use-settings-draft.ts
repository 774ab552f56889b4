import { useTabState } from '../../navigation/tab.ts';
import { type Draft, type Rebased, rebase, settled, withTyped } from './settings.rules.ts';

export interface SettingsDraft<V extends object> extends Rebased<V> {
  readonly saved: V;
  readonly dirty: boolean;
  /** Undefined takes the key away. */
  readonly change: <K extends keyof V & string>(key: K, value: V[K] | undefined) => void;
  /** What was sent is saved: only what was typed since is left. */
  readonly settle: (sent: V) => void;
  readonly forget: () => void;
}

/** Settings as typed: they survive F5, a new sign-in and a hidden tab, and follow what others save. */
export function useSettingsDraft<V extends object>(
  name: string,
  keys: readonly (keyof V & string)[],
  saved: V,
): SettingsDraft<V> {
  const [draft, setDraft] = useTabState<Draft<V> | undefined>(name, undefined);
  const rebased = rebase(keys, draft, saved);
  return {
    ...rebased,
    saved,
    dirty: rebased.changed.length > 0,
    change: (key, value) => setDraft((now) => withTyped(keys, { draft: now, saved }, key, value)),
    settle: (sent) => setDraft((now) => settled(keys, now, sent)),
    forget: () => setDraft(undefined),
  };
}
