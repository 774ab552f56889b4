import { giveWay } from '../platform/give-way.ts';
import { type Misbehaving, type Misbehaviour, misbehave } from './voisins.ts';

/** Neighbours run in a process of their own, as on another machine: their work does not count for the server. */
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
