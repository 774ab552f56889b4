import { register } from 'tsx/esm/api';

// A process of its own has no loader: from the sources, it reads them through one.
register();
await import('./decodage-process.ts');
