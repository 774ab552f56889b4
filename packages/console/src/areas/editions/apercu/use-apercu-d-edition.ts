import { apercuDEdition, type Langue } from '@bridge/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { DRAWN, useSettled } from '../pages/use-settled.ts';

interface Demande {
  readonly langue: Langue;
  readonly canal: 'ecran' | 'impression';
}

/** The pages of the model that is being typed. */
export function useApercuDEdition(demande: Demande, isAsked: boolean) {
  const { valeurs, isTyped } = useSettled();
  // Of what was typed then: whatever is typed next is shown in part again.
  const [whole, setWhole] = useState<unknown>(null);
  const entier = whole === valeurs;
  const entiteId = useForm(({ base }) => base?.entiteId);
  const body = {
    ...demande,
    entier,
    valeurs,
    ...(typeof entiteId === 'number' || entiteId === null ? { entiteId } : {}),
  };
  const query = useQuery({
    queryKey: ['editions', 'apercu', body],
    queryFn: isAsked ? ({ signal }) => call(apercuDEdition, { body }, { typing: true, signal }) : skipToken,
    ...DRAWN,
  });
  return { ...query, isLate: isTyped || query.isPlaceholderData, entier, drawWhole: () => setWhole(valeurs) };
}
