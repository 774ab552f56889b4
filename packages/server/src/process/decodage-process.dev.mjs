import { register } from 'tsx/esm/api';

// A process has no loader: to read sources, it needs its own.
register();
await import('./decodage-process.ts');
