import { PUBLIC, SESSION } from '../../kernel/access.ts';
import { page, section } from '../../kernel/pages/page.ts';

const bare = { access: PUBLIC, layout: 'bare', menu: { kind: 'hidden' }, cache: false } as const;

/** Spec §2: the routes that need no session. */
export const publicPages = [
  page({ id: 'session.login', path: '/login', title: 'Connexion', ...bare }),
  page({ id: 'session.login-tourinsoft', path: '/login-tourinsoft', title: 'Connexion par Tourinsoft', ...bare }),
  page({ id: 'session.login-bridge', path: '/login-bridge', title: 'Connexion par compte Bridge', ...bare }),
  page({ id: 'session.auth-redirect', path: '/auth-redirect', title: 'Connexion en cours', ...bare }),
  page({ id: 'session.register', path: '/register', title: 'Inscription', ...bare }),
  page({ id: 'session.forgot-password', path: '/forgot-password', title: 'Mot de passe oublié', ...bare }),
  page({ id: 'session.reset-password', path: '/forgot-password-post/:token', title: 'Nouveau mot de passe', ...bare }),
  page({ id: 'session.not-found', path: '/404', title: 'Page introuvable', ...bare }),
  page({ id: 'session.forbidden', path: '/401', title: 'Accès refusé', ...bare }),
  page({ id: 'session.redirect', path: '/redirect/*', title: 'Redirection', ...bare }),
];

export const guide = section({
  path: '/guide',
  title: 'Guide',
  icon: 'guide',
  aide: 'premiers-pas',
  access: SESSION,
  children: [page({ id: 'session.guide', path: '/guide/index', title: 'Guide', access: SESSION, affix: true })],
});

export const profile = section({
  path: '/profile',
  title: 'Profil',
  icon: 'profil',
  aide: 'comptes#mon-compte',
  access: SESSION,
  children: [
    page({
      id: 'session.profile',
      path: '/profile/index',
      title: 'Mon compte',
      access: SESSION,
      menu: { kind: 'hidden' },
    }),
  ],
});

/** The page that `/` leads to. */
export const HOME_PATH = '/guide/index';
