import { useMemo, useState } from 'react';
import { type Place, placeOf } from '../../manuel/address.ts';

interface HelpPlace {
  readonly place: Place;
  /** The person reads elsewhere: the manual no longer shows the part about the page beside it. */
  readonly isElsewhere: boolean;
  readonly goTo: (place: Place) => void;
  readonly comeBack: () => void;
}

export function useHelpPlace(ici: string): HelpPlace {
  const here = useMemo(() => placeOf(ici), [ici]);
  const [read, setRead] = useState<Place | null>(null);
  return {
    place: read ?? here,
    isElsewhere: read !== null,
    goTo: setRead,
    comeBack: () => setRead(null),
  };
}
