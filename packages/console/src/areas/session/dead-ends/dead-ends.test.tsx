import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { show, signIn } from '../testing/show.tsx';
import ForbiddenScreen from './forbidden.screen.tsx';
import NotFoundScreen from './not-found.screen.tsx';

fakeBrowser();

describe('a page that is not what the person came for', () => {
  it('leads home who is signed in', () => {
    signIn();
    show(<NotFoundScreen />, { at: '/404' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’existe pas');
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' }).getAttribute('href')).toBe('/guide/index');
  });

  it('leads to the sign-in page who is not', () => {
    show(<NotFoundScreen />, { at: '/404' });
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
  });

  it('names the rights that were not enough', () => {
    signIn({ roles: ['ROLE_WEB_USER'], roleActif: 'ROLE_WEB_USER' });
    show(<ForbiddenScreen />, { at: '/401' });
    expect(screen.getByText(/Utilisateur web/)).toBeDefined();
    expect(screen.getByText(/réduite à un seul rôle/)).toBeDefined();
  });

  it('says 403 to who is signed in, 401 to who is not and should be', () => {
    signIn({ roles: ['ROLE_WEB_USER'] });
    const { unmount } = show(<ForbiddenScreen />, { at: '/401' });
    expect(screen.getByText('Accès refusé - code 403')).toBeDefined();
    expect(screen.queryByText('401')).toBeNull();
    unmount();
    useSession.setState({ status: 'anonymous', claims: null });
    show(<ForbiddenScreen />, { at: '/401' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connectez-vous pour ouvrir cette page');
    expect(screen.getByText('401')).toBeDefined();
  });

  it('says which option keeps it closed, and leads there who may switch it on', () => {
    signIn({ roles: ['ROLE_SUPER_ADMIN'] });
    useSession.setState({ viewer: { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: {} } });
    show(<ForbiddenScreen />, { at: '/401?option=enable_import_lei' });
    expect(screen.getByText(/Import LEI.» est activée. Vous pouvez/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir Gestion' }).getAttribute('href')).toBe('/superadmin/gestion');
  });

  it('says who may switch on the option that keeps it closed', () => {
    signIn({ roles: ['ROLE_ADMIN'] });
    useSession.setState({ viewer: { roles: ['ROLE_ADMIN'], mode: 'autonome', flags: {} } });
    show(<ForbiddenScreen />, { at: '/401?option=enable_import_lei' });
    expect(screen.getByText(/Un super administrateur peut le faire/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ouvrir Gestion' })).toBeNull();
  });
});
