import '@bridge/console/app/environment.ts';
import '@bridge/console/app/styles.ts';
import { mountConsole } from '@bridge/console/app/mount.tsx';
import { screens } from '@bridge/console/areas/screens.ts';
import { PAGES } from '@bridge/contract';
import { probeFor } from './probe.screen.tsx';

const probes = Object.fromEntries(PAGES.map(({ page }) => [page.id, probeFor(page)]));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
mountConsole({ root, screens: { ...probes, ...screens } });
