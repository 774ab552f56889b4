import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookie, readCookie } from '../../api/cookies.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { connectLanguage, inItsOwnWords, pageLanguage } from './language.ts';
import { useSettings } from './settings.store.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

fakeBrowser();
const reload = vi.fn();
let stop: () => void;
beforeEach(() => {
  useSettings.getState().adopt(DEFAULT_SETTINGS);
  reload.mockReset();
  stop = connectLanguage(reload);
});
afterEach(() => {
  stop();
  clearCookie('language');
});

describe('the language of the interface', () => {
  it('is that of the page, French where it says none', () => {
    expect(pageLanguage()).toBe('fr');
    expect(['fr', 'en'].map(inItsOwnWords)).toEqual(['Français', 'English']);
  });

  it('loads the console of another once the choice is kept, and asks once only', () => {
    useSettings.setState({ unsavedBy: 'camille', settings: { ...DEFAULT_SETTINGS, language: 'en' } });
    expect(reload).not.toHaveBeenCalled();
    useSettings.getState().adopt({ ...DEFAULT_SETTINGS, language: 'en' });
    expect([readCookie('language'), reload.mock.calls.length]).toEqual(['en', 1]);
    useSettings.getState().adopt({ ...DEFAULT_SETTINGS, language: 'en' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page alone where it is already that of the person', () => {
    useSettings.getState().change({ language: 'fr' });
    expect(reload).not.toHaveBeenCalled();
  });
});
