import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody who reads a list of the console over and over, in a process of their own; told for how many seconds, says how long each reading took. */
process.on('message', async ({ url, token, seconds }) => {
  const times = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; ) {
    const at = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the console was answered ${answer.status}`);
    times.push(performance.now() - at);
    await sleep(20);
  }
  process.send(times);
});
