import {
  apercuDeGabaritImprime,
  type EssaiDeGabarit,
  GABARITS_IMPRIMES,
  type GabaritImprimeId,
} from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { createPersonal } from '../../../api/personal-store.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { DRAWN, useSettled } from '../pages/use-settled.ts';

interface Essais {
  readonly essai: EssaiDeGabarit;
}

/** What gabarits are tried on, kept from one to the next and shared by the editor and the pages. */
export const useEssais = createPersonal<Essais>(() => ({ essai: { genre: 'jeu', jeu: 'ordinaire', format: 'a5' } }));

export const tryOut = (essai: EssaiDeGabarit) => useEssais.setState({ essai });

/** The pages of the gabarit of this form, saved or not. */
export function useEssai() {
  const { resource } = useRecordFormContext().form;
  const { valeurs, isTyped } = useSettled();
  const id = useForm(({ base }) => base?.id ?? 0);
  const { essai } = useEssais();
  const body = { ressource: imprimeOf(resource.id), valeurs: { ...valeurs, id }, essai };
  const query = useQuery({
    queryKey: ['editions', 'gabarits', 'essai', body],
    queryFn: ({ signal }) => call(apercuDeGabaritImprime, { body }, { toldInPlace: true, signal }),
    ...DRAWN,
  });
  return { ...query, isLate: isTyped || query.isPlaceholderData };
}

function imprimeOf(resource: string): GabaritImprimeId {
  const found = GABARITS_IMPRIMES.find((id) => id === resource);
  if (found === undefined) throw new Error(`No page is printed by ${resource}`);
  return found;
}
