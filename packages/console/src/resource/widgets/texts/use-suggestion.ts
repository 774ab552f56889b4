import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Id of the field itself: what is typed there is no reason to suggest anything. */
  readonly id: string;
  /** Computed from the form as it is at that moment. */
  readonly suggest: () => string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly enabled: boolean;
}

interface Suggestion {
  /** The person has typed something else: the suggestion no longer follows. */
  readonly stop: () => void;
  /** Takes the suggestion of now, and follows again. */
  readonly retake: () => void;
}

/**
 * Follows what is typed elsewhere in the form, as long as the field was empty at first and nobody typed in it. The form is not
 * reactive from here: each keystroke on the page is the moment to look, once those who listen to it have had their turn.
 */
export function useSuggestion({ id, suggest, value, onChange, enabled }: Options): Suggestion {
  const [wanted, setFollowing] = useState(value === '');
  const following = wanted && enabled;

  const follow = useEffectEvent(() => {
    const suggestion = suggest();
    if (suggestion !== value) onChange(suggestion);
  });

  useEffect(() => {
    if (!following) return;
    // A record may be opened with a name that was typed elsewhere.
    let timer = setTimeout(follow);
    const look = ({ target }: Event) => {
      clearTimeout(timer);
      if (target instanceof Element && target.id === id) return;
      timer = setTimeout(follow);
    };
    document.addEventListener('input', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', look);
    };
  }, [following, id]);

  return {
    stop: () => setFollowing(false),
    retake: () => {
      setFollowing(true);
      onChange(suggest());
    },
  };
}
