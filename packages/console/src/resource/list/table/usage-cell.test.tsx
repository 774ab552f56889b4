import { entite, type Resource, tag } from '@bridge/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import { UsageCell } from './usage-cell.tsx';

fakeBrowser();

function labelFor(resource: Resource, titre: string): string | null {
  render(
    <Unstyled>
      <UsageCell resource={resource} id={1} titre={titre} count={2} />
    </Unstyled>,
  );
  return screen.getByRole('button').getAttribute('aria-label');
}

describe('how often a record is used', () => {
  it('is said in the gender of its noun', () => {
    expect(labelFor(entite, 'Val')).toBe('Val est utilisée dans 2 endroits\u00a0: voir');
  });

  it('is said in the masculine of others', () => {
    expect(labelFor(tag, 'Été')).toBe('Été est utilisé dans 2 endroits\u00a0: voir');
  });
});
