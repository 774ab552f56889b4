import { type Option, parametres } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { useSession } from '../../api/session.store.ts';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { explain, isKind } from '../explain.ts';
import { OptionEffects } from './option-effects.tsx';
import { type ParametresEnregistres, parametresQuery } from './parametre.queries.ts';

const CHANGED =
  'D’autres paramètres ont été enregistrés entre-temps. Les options affichées sont à jour\u00a0: vérifiez puis recommencez.';

/** Switches an option: asks, saves over the version that was read, and updates the menu at once. */
export function useSwitchOption(recorded: ParametresEnregistres) {
  const queries = useQueryClient();
  const { hasScreen } = use(ConsoleContext);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (change: { readonly option: Option; readonly on: boolean }) =>
      call(parametres.calls.update, { query: {}, body: { [change.option]: change.on, version: recorded.version } }),
    onSuccess: async (saved, { option, on }) => {
      queries.setQueryData(parametresQuery.queryKey, saved);
      // The option is saved: a failure here only delays the menu.
      await useSession
        .getState()
        .refreshParameters()
        .catch(() => undefined);
      showNotice(`${parametres.fields[option].label}\u00a0: ${on ? 'activé' : 'désactivé'}`);
    },
    onError: () => void queries.invalidateQueries({ queryKey: parametresQuery.queryKey }),
  });

  async function toggle(option: Option, on: boolean) {
    const confirmed = await askYesOrNo({
      title: `${on ? 'Activer' : 'Désactiver'} «\u00a0${parametres.fields[option].label}\u00a0»`,
      text: <OptionEffects before={recorded} after={{ ...recorded, [option]: on }} hasScreen={hasScreen} />,
      confirm: on ? 'Activer' : 'Désactiver',
      cancel: 'Annuler',
    });
    if (confirmed) mutate({ option, on });
  }

  return {
    toggle: (option: Option, on: boolean) => void toggle(option, on),
    pending: isPending ? variables : null,
    failure: error ? (isKind(error, 'conflict') ? CHANGED : explain(error).message) : null,
  };
}
