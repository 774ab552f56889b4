import { useEffect } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useFormContext } from '../../../resource/form/form.context.ts';

/** What is saved here shows in the menu, the name and the links of the console at once. */
export function useParametersFollow(): void {
  const { saved } = useFormContext().form;
  useEffect(
    () =>
      saved.listen(() => {
        // Saved is saved: failing here only delays what the console shows.
        void useSession
          .getState()
          .refreshParameters()
          .catch(() => undefined);
      }),
    [saved],
  );
}
