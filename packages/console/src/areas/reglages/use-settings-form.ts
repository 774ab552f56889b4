import { speakFrench } from '@bridge/contract';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTab } from '../../navigation/tab.ts';
import type { Failure, Problem } from '../../ui/use-schema-form.ts';
import { explain, isKind } from '../explain.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

// The French of validation comes with the forms, not with the first page.
speakFrench();

interface Options<V extends object> {
  readonly draft: SettingsDraft<V>;
  /** What does not suit, before anything is sent. */
  readonly check: (typed: V) => readonly Problem[];
  readonly send: (typed: V) => Promise<void>;
  /** Somebody else saved meanwhile: reads what is there now. */
  readonly onConflict: () => void;
  readonly idOf: (path: string) => string;
  /** Where the values stand in the body, when they are not all of it. */
  readonly within?: string;
}

export interface SettingsForm {
  readonly busy: boolean;
  readonly savedAt: Date | null;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly errorOf: (key: string) => string | undefined;
  readonly focusField: (path: string) => void;
  readonly submit: () => void;
  readonly giveUp: () => void;
}

const FINE: Failure = { message: '', problems: [] };

/** Saving settings: checked, sent once, and what was typed stays until it is safe. Ctrl+S does the same as the button. */
export function useSettingsForm<V extends object>({
  draft,
  check,
  send,
  onConflict,
  idOf,
  within = '',
}: Options<V>): SettingsForm {
  const tab = useTab();
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState(FINE);
  // State comes too late for the second of two clicks in the same frame.
  const sending = useRef(false);

  // The flag lives in the tabs, which ask before closing: told, never taken back when the screen goes away.
  useEffect(() => tab.setDirty(draft.dirty), [tab, draft.dirty]);

  const focusField = (path: string) => document.getElementById(idOf(path))?.focus();

  function show(next: Failure) {
    setFailure(next);
    const [first] = next.problems;
    // After React has drawn the errors, so that a screen reader hears them with the field.
    if (first) setTimeout(() => focusField(first.path));
  }

  async function run() {
    const problems = check(draft.typed);
    if (problems.length > 0) return show({ message: '', problems });
    setFailure(FINE);
    setBusy(true);
    try {
      await send(draft.typed);
      draft.settle(draft.typed);
      setSavedAt(new Date());
    } catch (error) {
      if (isKind(error, 'conflict')) onConflict();
      else show(onSettings(explain(error), within));
    } finally {
      setBusy(false);
    }
  }

  const submit = () => {
    if (sending.current || !draft.dirty || draft.conflicts.length > 0) return;
    sending.current = true;
    void run().finally(() => {
      sending.current = false;
    });
  };
  useHotkeys([['mod+S', submit]], []);

  return {
    busy,
    savedAt,
    ...failure,
    errorOf: (key) => failure.problems.find(({ path }) => path === key)?.message,
    focusField,
    submit,
    giveUp: () => {
      setFailure(FINE);
      draft.forget();
    },
  };
}

/** What is wrong inside a setting is said on the setting. */
function onSettings({ message, problems }: Failure, within: string): Failure {
  const below = (path: string) => (within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path);
  return {
    message,
    problems: problems.map((problem) => ({ ...problem, path: below(problem.path).split('.')[0] ?? '' })),
  };
}
