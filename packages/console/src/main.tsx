import './app/environment.ts';
import './app/styles.ts';
import { mountConsole } from './app/mount.tsx';
import { resourceScreens, screens } from './areas/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
mountConsole({ root, screens, resourceScreens });
