import { agree, type Resource } from '@bridge/contract';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showNotice } from '../../../api/notices.ts';
import { useTab } from '../../../navigation/tab.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { recordPath } from '../../record-path.ts';
import { isDirty } from '../form.store.ts';
import type { Form } from '../form.ts';
import { listAddress } from '../record/record.paths.ts';
import { saveForm } from './save.ts';
import { swapTab } from './tab-swap.ts';

export interface Save {
  /** « Enregistrer »: saves, then goes back to the list. */
  readonly andLeave: () => Promise<void>;
  /** « Enregistrer et rester »: saves; a new record goes on in a tab of its own. */
  readonly andStay: () => Promise<void>;
  /** A record that was just created goes on in a tab of its own. */
  readonly showCreated: () => void;
  /** Closes the tab and shows the list. */
  readonly leave: () => void;
}

export function useSave(form: Form<Resource>): Save {
  const { path } = useTab();
  const navigate = useNavigate();
  const { store, resource, openedNew, goesOn } = form;

  const moveTo = useCallback(
    (address: string) => {
      // A person who looks at another tab by now is not taken away from it.
      if (useTabs.getState().active !== path && useTabs.getState().tabs.length > 0) return;
      swapTab(path, address);
      void navigate(address, { replace: true });
    },
    [navigate, path],
  );

  const showCreated = useCallback(() => {
    const { base, saving } = store.getState();
    if (openedNew && base && !saving) moveTo(recordPath(resource, base.id));
  }, [store, resource, openedNew, moveTo]);

  // A record created while its tab was hidden gets its own tab when somebody comes back to it.
  useEffect(showCreated, [showCreated]);

  const leave = useCallback(() => {
    const { active, close } = useTabs.getState();
    if (active !== null && active !== path) close([path]);
    else moveTo(listAddress(resource));
  }, [resource, path, moveTo]);

  const andStay = useCallback(async () => {
    if ((await saveForm(form)) === 'saved') showCreated();
  }, [form, showCreated]);

  const andLeave = useCallback(async () => {
    const outcome = await saveForm(form);
    if (outcome === 'kept') return;
    // The form stays when something was typed during the save, or when this resource goes on after a save.
    const isStep = (outcome === 'saved' && goesOn === 'saved') || (openedNew && goesOn === 'created');
    if (isDirty(store.getState()) || isStep) return showCreated();
    // The form closes with its message, and the list says nothing of the save: a notice does.
    if (outcome === 'saved') showNotice(`${resource.noun.one} ${agree(resource.noun, 'enregistré')}`);
    leave();
  }, [form, store, resource, openedNew, goesOn, leave, showCreated]);

  return { andLeave, andStay, showCreated, leave };
}
