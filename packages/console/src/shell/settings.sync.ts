import { onLeft } from '../api/leave-guard.ts';
import { useSession } from '../api/session.store.ts';
import { useSettings } from './settings.store.ts';
import { fromUserParams, readSettings, toUserParams } from './settings.ts';

const SAVE_DELAY = 800;

/** Settings follow the person: adopted when they sign in, kept on the server shortly after each change. */
export function connectSettings(delay = SAVE_DELAY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save() {
    const { settings, unsaved, markSaved } = useSettings.getState();
    const { status, saveUserParams } = useSession.getState();
    if (!unsaved || status !== 'signed-in') return;
    try {
      await saveUserParams(toUserParams(settings), { quiet: true });
      markSaved(settings);
    } catch {
      // Still marked unsaved: tried again at the next change or sign-in. Nobody is disturbed for a colour.
    }
  }

  const stopSettings = useSettings.subscribe((now, before) => {
    if (now.settings === before.settings || !now.unsaved) return;
    clearTimeout(timer);
    timer = setTimeout(save, delay);
  });
  const stopSession = useSession.subscribe((session, before) => {
    if (session.status !== 'signed-in' || before.status === 'signed-in') return;
    const { settings, unsaved, adopt } = useSettings.getState();
    if (unsaved) void save();
    else adopt(readSettings(fromUserParams(session.userParams), settings));
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
