import { correspondance, fluxTourinsoft } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { offerQuery } from '../../../resource/values/choix.query.ts';

interface FluxOption {
  readonly value: string;
  readonly label: string;
}

export interface FluxChoice {
  /** The feed whose records are looked at; null where there is none. */
  readonly flux: number | null;
  readonly choose: (flux: number) => void;
  /** Those that use the mapping first. */
  readonly options: readonly { readonly group: string; readonly items: readonly FluxOption[] }[];
  readonly isReady: boolean;
}

/** Which feed lends its records to the preview: one that uses the mapping, unless another is chosen. */
export function useFluxChoice(id: number | null): FluxChoice {
  const [chosen, setChosen] = useState<number | null>(null);
  const usages = useQuery({ ...usagesQuery(correspondance, id ?? 0), enabled: id !== null });
  const offer = useQuery(offerQuery(fluxTourinsoft.id, '', ''));
  const users = usages.data?.items.filter(({ ressource }) => ressource === fluxTourinsoft.id) ?? [];
  const using = users.map((one) => ({ value: String(one.id), label: one.titre }));
  const others = (offer.data ?? [])
    .filter((one) => !users.some((user) => user.id === one.id))
    .map((one) => ({ value: String(one.id), label: one.titre }));
  const first = using[0] ?? others[0];
  return {
    flux: chosen ?? (first ? Number(first.value) : null),
    choose: setChosen,
    options: [
      { group: 'Utilisent cette correspondance', items: using },
      { group: 'Autres flux', items: others },
    ].filter(({ items }) => items.length > 0),
    isReady: !offer.isPending && (id === null || !usages.isPending),
  };
}
