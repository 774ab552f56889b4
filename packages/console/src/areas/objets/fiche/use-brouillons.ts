import { useTabState } from '../../../navigation/tab.ts';

type Brouillons = Readonly<Record<string, string>>;
const NONE: Brouillons = {};

/** The texts typed and not saved yet: they survive another language, another tab and F5. */
export function useBrouillons(key: string) {
  const [drafts, setDrafts] = useTabState<Brouillons>('textes', NONE);
  return {
    draft: drafts[key],
    write: (text: string) => setDrafts((now) => ({ ...now, [key]: text })),
    /** Forgets a draft once saved, unless something else was typed since. */
    forgetSaved: (sent: string | null) =>
      setDrafts((now) => {
        const { [key]: draft, ...others } = now;
        return sent === null || draft?.trim() === sent ? others : now;
      }),
    forget: () => setDrafts(({ [key]: _, ...others }) => others),
  };
}

export function useHasBrouillons(): boolean {
  const [drafts] = useTabState<Brouillons>('textes', NONE);
  return Object.keys(drafts).length > 0;
}
