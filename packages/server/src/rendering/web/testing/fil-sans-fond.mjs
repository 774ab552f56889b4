import { parentPort } from 'node:worker_threads';

// A thread that starts well, then keeps all the memory that it can.
parentPort?.on('message', () => {
  const kept = [];
  for (;;) kept.push(new Array(100_000).fill(kept.length));
});
parentPort?.postMessage({ genre: 'pret' });
