import { onLeft } from '../../api/leave-guard.ts';
import { useSession } from '../../api/session.store.ts';
import { pageLanguage } from './language.ts';
import { currentPerson, useSettings } from './settings.store.ts';
import { DEFAULT_SETTINGS, fromUserParams, readSettings, toUserParams } from './settings.ts';

const SAVE_DELAY = 800;

/** Settings follow the person: adopted when they sign in, kept on the server shortly after each change. */
export function connectSettings(delay = SAVE_DELAY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save() {
    const { settings, markSaved } = useSettings.getState();
    const { status, saveUserParams } = useSession.getState();
    if (!hasUnsaved() || status !== 'signed-in') return;
    try {
      await saveUserParams(toUserParams(settings), { unattended: true });
      markSaved(settings);
    } catch {
      // Still marked unsaved: tried again at the next change or sign-in. Nobody is disturbed for a colour.
    }
  }

  const stopSettings = useSettings.subscribe((now, before) => {
    if (now.settings === before.settings || !now.unsavedBy) return;
    clearTimeout(timer);
    timer = setTimeout(save, delay);
  });
  const stopSession = useSession.subscribe((session, before) => {
    if (session.parameters) useSettings.getState().followEntity(session.parameters.couleur);
    if (session.status !== 'signed-in' || before.status === 'signed-in') return;
    if (hasUnsaved()) void save();
    // What the server does not say is as it was at first, not as the previous person liked it; but who came in by a page goes on in its language.
    else {
      const first = { ...DEFAULT_SETTINGS, language: pageLanguage() };
      useSettings.getState().adopt(readSettings(fromUserParams(session.userParams), first));
    }
  });
  // Sent while the token still opens, then let go: the next person's settings are not these.
  const stopLeft = onLeft(() => {
    clearTimeout(timer);
    void save();
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

/** Changes of the person who is here: those that somebody else left behind are not theirs to keep. */
function hasUnsaved(): boolean {
  const { unsavedBy } = useSettings.getState();
  return unsavedBy !== null && unsavedBy === currentPerson();
}
