import { apercuDEdition, type EndpointRequest, type Langue } from '@bridge/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { DRAWN, useSettled } from '../pages/use-settled.ts';

interface Demande {
  readonly langue: Langue;
  readonly canal: 'ecran' | 'impression';
}

function pagesQuery(body: EndpointRequest<typeof apercuDEdition>['body'], isAsked: boolean) {
  return queryOptions({
    queryKey: ['editions', 'apercu', body],
    queryFn: isAsked ? ({ signal }) => call(apercuDEdition, { body }, { toldInPlace: true, signal }) : skipToken,
    ...DRAWN,
  });
}

/** The pages of the model as it is typed. */
export function useApercuDEdition(demande: Demande, isAsked: boolean) {
  const { valeurs, isTyped } = useSettled();
  // The values that were drawn whole: other values are drawn in part again.
  const [whole, setWhole] = useState<unknown>(null);
  const entier = whole === valeurs;
  const entiteId = useForm(({ base }) => base?.entiteId);
  const body = {
    ...demande,
    entier,
    valeurs,
    ...(typeof entiteId === 'number' || entiteId === null ? { entiteId } : {}),
  };
  const first = useQuery(pagesQuery({ ...body, vite: true }, isAsked));
  // Pictures that came too late for the first drawing are drawn a moment later, in its place.
  const lacks = !first.isPlaceholderData && (first.data?.tardives ?? 0) > 0;
  const { data: complete, isPlaceholderData } = useQuery(pagesQuery({ ...body, vite: false }, isAsked && lacks));
  const data = lacks && !isPlaceholderData ? (complete ?? first.data) : first.data;
  return { ...first, data, isLate: isTyped || first.isPlaceholderData, entier, drawWhole: () => setWhole(valeurs) };
}
