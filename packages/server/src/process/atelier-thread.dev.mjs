import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of its process: from the sources, it reads them through one of its own.
register();
await import('./atelier-thread.ts');
