import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of its process: to read sources, it needs its own.
register();
await import('./atelier-thread.ts');
