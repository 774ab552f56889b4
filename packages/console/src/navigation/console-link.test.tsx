import type { Page, Role } from '@bridge/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../api/session.store.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { ConsoleContext } from './console-context.ts';
import { ConsoleLink } from './console-link.tsx';

fakeBrowser();

function lookAs(...roles: Role[]): void {
  useSession.setState({ viewer: { roles, mode: 'autonome', flags: {} } });
}

function show(to: string, hasScreen: (page: Page) => boolean = () => true) {
  render(
    <Unstyled>
      <MemoryRouter>
        <ConsoleContext value={{ hasScreen, routes: [] }}>
          <ConsoleLink to={to}>Le tri</ConsoleLink>
        </ConsoleContext>
      </MemoryRouter>
    </Unstyled>,
  );
  return screen.queryByRole('link', { name: 'Le tri' })?.getAttribute('href') ?? null;
}

beforeEach(() => lookAs('ROLE_WEB_USER'));

describe('a link to a page of the console', () => {
  it('leads where this person may go, its query along', () => {
    expect(show('/tris/list?q=a')).toBe('/tris/list?q=a');
  });

  it.each([
    ['that the role may not visit', '/superadmin/gestion'],
    ['that an option keeps closed', '/administration/lei/list'],
    ['that does not exist', '/nulle-part'],
    ['that is nowhere', ''],
  ])('is its words alone for a page %s', (_, to) => {
    expect(show(to)).toBeNull();
    expect(screen.getByText('Le tri')).toBeDefined();
  });

  it('is its words alone where no screen draws the page', () => {
    expect(show('/tris/list', () => false)).toBeNull();
  });

  it('is its words alone to who is not known yet', () => {
    useSession.setState({ viewer: null });
    expect(show('/tris/list')).toBeNull();
  });
});
