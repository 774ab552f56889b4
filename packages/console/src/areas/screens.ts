import { lazy } from 'react';
import Login from './session/sign-in/login.screen.tsx';

/**
 * The screens of the pages without resource, by page id of the contract. Sign-in is what people wait for first: it is
 * loaded with the entry, the others when needed.
 */
export const screens = {
  'session.login': Login,
  'session.login-tourinsoft': lazy(() => import('./session/sign-in/login-tourinsoft.screen.tsx')),
  'session.login-bridge': lazy(() => import('./session/sign-in/login-bridge.screen.tsx')),
  'session.auth-redirect': lazy(() => import('./session/sign-in/auth-redirect.screen.tsx')),
  'session.register': lazy(() => import('./session/account/register.screen.tsx')),
  'session.forgot-password': lazy(() => import('./session/account/forgot-password.screen.tsx')),
  'session.reset-password': lazy(() => import('./session/account/reset-password.screen.tsx')),
  'session.not-found': lazy(() => import('./session/dead-ends/not-found.screen.tsx')),
  'session.forbidden': lazy(() => import('./session/dead-ends/forbidden.screen.tsx')),
  'session.guide': lazy(() => import('./session/guide/guide.screen.tsx')),
  'session.profile': lazy(() => import('./session/profile/profile.screen.tsx')),
  'web.apercu': lazy(() => import('./web/apercu/apercu.screen.tsx')),
  'mediatheque.completer': lazy(() => import('./mediatheque/completer/completer.screen.tsx')),
  'catalogue.qualite': lazy(() => import('./objets/qualite/qualite.screen.tsx')),
  'aide.index': lazy(() => import('./aide/aide.screen.tsx')),
  'calendrier.index': lazy(() => import('./calendrier/calendrier.screen.tsx')),
  'administration.droits': lazy(() => import('./comptes/droits.screen.tsx')),
  'superadmin.gestion': lazy(() => import('./superadmin/gestion.screen.tsx')),
};

/** The screens of the pages of every resource. */
export const resourceScreens = {
  list: lazy(() => import('./resource-list.page.tsx')),
  form: lazy(() => import('./resource-form.page.tsx')),
};
