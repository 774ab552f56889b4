import '@bridge/console/app/environment.ts';
import '@bridge/console/app/styles.ts';
import { mountConsole } from '@bridge/console/app/mount.tsx';
import Login from '@bridge/console/areas/session/sign-in/login.screen.tsx';
import { PAGES } from '@bridge/contract';
import { lazy } from 'react';
import { probeFor } from './probe.screen.tsx';
import { longSpecimen, specimen } from './specimen.resource.ts';
import { formOf } from './specimen.screen.tsx';

/** Two pages of the super admin show a form with every kind of field, and a very long one. */
const specimens = {
  'superadmin.bridgeComponents.create': formOf(specimen),
  'superadmin.datafields.create': formOf(longSpecimen),
};
/** The real screens that journeys pass through: building the others would take three times as long. */
const passed = {
  'session.login': Login,
  'session.guide': lazy(() => import('@bridge/console/areas/session/guide/guide.screen.tsx')),
  'session.profile': lazy(() => import('@bridge/console/areas/session/profile/profile.screen.tsx')),
};
const probes = Object.fromEntries(PAGES.map(({ page }) => [page.id, probeFor(page)]));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
mountConsole({ root, screens: { ...probes, ...specimens, ...passed } });
