import type { CallOptions } from '../../api/client.ts';
import { onLeft } from '../../api/leave-guard.ts';
import { useSession } from '../../api/session.store.ts';
import { pageLanguage } from './language.ts';
import { currentPerson, useSettings } from './settings.store.ts';
import { DEFAULT_SETTINGS, fromUserParams, readSettings, toUserParams } from './settings.ts';

const SAVE_DELAY = 800;

/** Reads the settings of a person when they sign in, and saves them on the server shortly after each change. */
export function connectSettings(delay = SAVE_DELAY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(options: Pick<CallOptions, 'unattended'> = {}) {
    const { settings, markSaved } = useSettings.getState();
    const { status, saveUserParams } = useSession.getState();
    if (!hasUnsaved() || status !== 'signed-in') return;
    try {
      await saveUserParams(toUserParams(settings), options);
      markSaved(settings);
    } catch {
      // The settings stay marked unsaved, to be tried at the next change or sign-in.
    }
  }

  const stopSettings = useSettings.subscribe((now, before) => {
    if (now.settings === before.settings || !now.unsavedBy) return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  });
  const stopSession = useSession.subscribe((session, before) => {
    if (session.parameters) useSettings.getState().followEntity(session.parameters.couleur);
    if (session.status !== 'signed-in' || before.status === 'signed-in') return;
    // Whoever comes in did not ask for it, nor whoever leaves: neither is told of a failure.
    if (hasUnsaved()) void save({ unattended: true });
    // Settings that the server lacks take their defaults, not the former person's; the language is the page's.
    else {
      const first = { ...DEFAULT_SETTINGS, language: pageLanguage() };
      useSettings.getState().adopt(readSettings(fromUserParams(session.userParams), first));
    }
  });
  // Saved while the token still works, then forgotten: the settings of the next person differ.
  const stopLeft = onLeft(() => {
    clearTimeout(timer);
    void save({ unattended: true });
    const { settings, markSaved } = useSettings.getState();
    markSaved(settings);
  });
  return () => {
    clearTimeout(timer);
    stopSettings();
    stopSession();
    stopLeft();
  };
}

/** Whether this person has unsaved changes. Those that somebody else left are not theirs to save. */
function hasUnsaved(): boolean {
  const { unsavedBy } = useSettings.getState();
  return unsavedBy !== null && unsavedBy === currentPerson();
}
