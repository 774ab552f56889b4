import { useEffect } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useFormContext } from '../../../resource/form/form.context.ts';

/** Applies saved parameters at once to the menu, the name and the links of the console. */
export function useParametersFollow(): void {
  const { saved } = useFormContext().form;
  useEffect(
    () =>
      saved.listen(() => {
        // The parameters are saved: a failure here only delays what the console shows.
        void useSession
          .getState()
          .refreshParameters()
          .catch(() => undefined);
      }),
    [saved],
  );
}
