import { reference } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldValue } from '../../resource/values/field-value.tsx';
import type { Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import './media.value.tsx';
import { mediaOf } from './testing/medias.ts';

fakeBrowser();

const field = reference({ label: 'Image', to: 'media', widget: 'media' });

describe('a media that a list refers to', () => {
  it('is seen and named; those of a page are asked for together', async () => {
    const { sent } = await showScreen(
      <div>
        {[4, 5, null].map((value) => (
          <FieldValue key={value} field={field} value={value} density="line" />
        ))}
      </div>,
      {
        at: '/web/sites/list',
        api: {
          'GET /api/mediatheque/choix': ({ query }: Sent) => {
            const ids = query.get('ids')?.split(',').map(Number) ?? [];
            return { data: { items: ids.map((id) => mediaOf(id)), total: ids.length } };
          },
        },
      },
    );
    const name = await screen.findByText('Photo 4');
    expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toMatch(/\/vignette$/);
    expect(await screen.findByText('Photo 5')).toBeTruthy();
    expect(sent('GET /api/mediatheque/choix').map(({ query }) => query.get('ids'))).toEqual(['4,5']);
  });
});
