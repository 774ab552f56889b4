import { ficheWeb, type Names, ZONES_DE_FICHE, type ZoneDeFiche } from '@bridge/contract';
import { useState } from 'react';
import { entriesIn, idIn } from '../../../resource/values/read.ts';
import { useListItems } from '../../../resource/widgets/list/use-list-items.ts';
import { keysIn, nomDeZone, type Place, rankAt } from './zones.rules.ts';

interface Options {
  readonly names: Names;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A bloc in its zone. */
export interface Pose {
  readonly key: number;
  /** Rank of the bloc in the whole list, by which errors name it. */
  readonly rank: number;
  readonly bloc: number | null;
  readonly nom: string;
}

/** The blocs of a fiche by zone, and the functions that move them. */
export function usePoses({ names, value, onChange }: Options) {
  const { items, keys, gone, actions } = useListItems({ list: ficheWeb.fields.zones, names, value, onChange });
  // News of its own: the news of a list tells ranks, which mean nothing in zones.
  const [news, setNews] = useState('');
  const poseOf = (key: number): Pose => {
    const rank = keys.indexOf(key);
    const bloc = idIn(entriesIn(items[rank]).bloc);
    const nom = bloc === null ? 'Bloc à choisir' : (names.bloc?.[bloc] ?? '…');
    return { key, rank, bloc, nom };
  };
  const placeOf = (key: number): Place => {
    const item = entriesIn(items[keys.indexOf(key)]);
    const zone = ZONES_DE_FICHE.find((one) => one.value === item.zone)?.value ?? 'corps';
    return { zone, rang: keysIn(zone, items, keys).indexOf(key) };
  };
  return {
    items,
    keys,
    gone,
    news,
    say: setNews,
    poseOf,
    placeOf,
    put: (key: number, place: Place) => {
      const from = keys.indexOf(key);
      if (from < 0) return;
      const to = rankAt(items, from, place);
      if (placeOf(key).zone !== place.zone) actions.edit(key, { zone: place.zone });
      actions.move(key, to);
      const others = keysIn(place.zone, items, keys).filter((one) => one !== key).length;
      setNews(
        `«\u00a0${poseOf(key).nom}\u00a0» est maintenant dans «\u00a0${nomDeZone(place.zone)}\u00a0», en position ${Math.min(place.rang, others) + 1} sur ${others + 1}.`,
      );
    },
    add: (zone: ZoneDeFiche, bloc: number) => {
      actions.add({ zone, bloc });
      setNews(`Bloc ajouté dans «\u00a0${nomDeZone(zone)}\u00a0».`);
    },
    remove: (key: number) => {
      setNews(`«\u00a0${poseOf(key).nom}\u00a0» a été retiré.`);
      actions.remove(key);
    },
    undo: () => {
      actions.undo();
      setNews('Le bloc est revenu à sa place.');
    },
  };
}
export type Poses = ReturnType<typeof usePoses>;
