import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of its process: it reads the sources through one of its own.
register();
await import('./job-thread.child.ts');
