import { parentPort } from 'node:worker_threads';

// A thread that starts well, then never answers.
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage({ genre: 'pret' });
