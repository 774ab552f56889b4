import { type Field, tag } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TabPath } from '../navigation/tab.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { apiOf, signIn } from './form/testing/form-context.tsx';
import ResourceFormScreen from './resource-form.screen.tsx';

fakeBrowser();

const TAG = {
  ...Object.fromEntries(Object.entries<Field>(tag.fields).map(([name, { initial = null }]) => [name, initial])),
  id: 5,
  version: 1,
  libelle: { fr: 'Plage' },
  code: 'plage',
  partage: 'prive',
};

function open(path: string): void {
  signIn();
  fakeApi({
    ...apiOf({ id: 5, version: 1 }),
    'GET /api/reglages/tags/5': () => ({ data: TAG }),
    'GET /api/reglages/tags/5/usages': () => ({ data: { items: [], ailleurs: 0 } }),
  });
  render(
    <Unstyled>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <TabPath value={path}>
            <ResourceFormScreen />
          </TabPath>
        </MemoryRouter>
      </QueryClientProvider>
    </Unstyled>,
  );
}

describe('the pages of a resource', () => {
  it('create one', async () => {
    open('/reglages/tags/create');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nouveau tag' })).toBeDefined();
  });

  it('edit one', async () => {
    open('/reglages/tags/edit/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Plage' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Sections du formulaire' })).toBeDefined();
  });
});
