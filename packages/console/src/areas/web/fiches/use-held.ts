import type { ZoneDeFiche } from '@bridge/contract';
import { type KeyboardEvent, useState } from 'react';
import { focusFirst } from '../../../resource/widgets/control.ts';
import { handleIdOf } from './pose.tsx';
import type { Poses } from './use-poses.ts';
import { keysIn, type Place, stepped } from './zones.rules.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A bloc moved by keyboard: held by Space, carried by arrows through the zones, put down or back where it was. */
export function useHeld(id: string, poses: Poses, zones: readonly ZoneDeFiche[]) {
  const [held, setHeld] = useState<{ readonly key: number; readonly start: Place } | null>(null);
  const carry = (key: number, place: Place) => {
    poses.put(key, place);
    // In another zone it is drawn anew, and so is its handle.
    focusFirst([handleIdOf(id, key)]);
  };
  const onKey = (key: number) => (event: KeyboardEvent) => {
    const { items, keys, placeOf, poseOf, say } = poses;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      const isHeld = held?.key === key;
      setHeld(isHeld ? null : { key, start: placeOf(key) });
      say(isHeld ? `«\u00a0${poseOf(key).nom}\u00a0» est posé.` : `Vous tenez «\u00a0${poseOf(key).nom}\u00a0».`);
      return;
    }
    if (held?.key !== key) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const room = (zone: ZoneDeFiche) => keysIn(zone, items, keys).filter((one) => one !== key).length;
      const next = stepped(zones, room, placeOf(key), step);
      if (next) carry(key, next);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      carry(key, held.start);
    }
    if (event.key === 'Escape' || event.key === 'Tab') setHeld(null);
  };
  return { held: held?.key ?? null, onKey };
}
