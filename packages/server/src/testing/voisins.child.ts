import { giveWay } from '../platform/give-way.ts';
import { type Misbehaving, type Misbehaviour, misbehave } from './voisins.ts';

/** Neighbours in a process of their own, as on another machine: what they cost to play is not counted against the server. */
giveWay();
let neighbours: Misbehaviour | undefined;
process.on('message', async (told: Misbehaving | 'stop') => {
  if (told === 'stop') {
    await neighbours?.stop();
    process.send?.(neighbours?.answers);
    process.disconnect();
    return;
  }
  neighbours = misbehave(told);
  await neighbours.begun();
  process.send?.('begun');
});
