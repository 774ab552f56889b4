import type { ZoneDeFiche } from '@bridge/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { focusFirst } from '../../../resource/widgets/control.ts';
import { handleIdOf } from './pose.tsx';
import type { Poses } from './use-poses.ts';
import { keysIn, type Place, stepped } from './zones.rules.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A bloc moved by keyboard: held by Space, carried by arrows through the zones, put down or back where it was. */
export function useHeld(id: string, poses: Poses, zones: readonly ZoneDeFiche[]) {
  const [held, setHeld] = useState<{ readonly key: number; readonly start: Place } | null>(null);
  const isCarrying = useRef(false);
  const carry = (key: number, place: Place) => {
    isCarrying.current = true;
    poses.put(key, place);
    // A bloc that changes zone is drawn anew, and so is its handle.
    focusFirst([handleIdOf(id, key)]);
    // Set back once the handle has the focus again.
    setTimeout(() => {
      isCarrying.current = false;
    });
  };
  const letGo = (key: number) => {
    setHeld(null);
    poses.say(`«\u00a0${poses.poseOf(key).nom}\u00a0» est posé.`);
  };
  const onKey = (key: number) => (event: KeyboardEvent) => {
    const { items, keys, placeOf, poseOf, say } = poses;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (held?.key === key) letGo(key);
      else {
        setHeld({ key, start: placeOf(key) });
        say(`Vous tenez «\u00a0${poseOf(key).nom}\u00a0».`);
      }
      return;
    }
    if (held?.key !== key) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const room = (zone: ZoneDeFiche) => keysIn(zone, items, keys).filter((one) => one !== key).length;
      const next = stepped(zones, room, placeOf(key), step);
      if (next) carry(key, next);
      else say('Il n’y a rien plus loin.');
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      carry(key, held.start);
      setHeld(null);
    }
  };
  /** Leaving the handle puts the bloc down. */
  const onLeave = (key: number) => {
    if (held?.key === key && !isCarrying.current) letGo(key);
  };
  return { held: held?.key ?? null, onKey, onLeave };
}
