import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Id of the field: typing in the field itself calls for no suggestion. */
  readonly id: string;
  /** Computes the suggestion from the values of the form at that moment. */
  readonly suggest: () => string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly enabled: boolean;
}

interface Suggestion {
  /** The person has typed another text: the field no longer follows the suggestion. */
  readonly stop: () => void;
  /** Puts the current suggestion in the field, which follows it again. */
  readonly retake: () => void;
}

/**
 * Makes a field follow a suggestion, provided that it was empty at first and nobody typed in it. The form sends no
 * event here: after each keystroke on the page, the suggestion is computed again.
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
    // A new record may open with a name that was typed elsewhere.
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
