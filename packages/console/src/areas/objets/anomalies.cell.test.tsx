import { choices } from '@bridge/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { AnomaliesCell } from './anomalies.cell.tsx';

fakeBrowser();

const field = choices([], { label: 'Anomalies' });

function words(value: readonly string[]) {
  render(
    <Unstyled>
      <section aria-label="cellule">
        <AnomaliesCell field={field} value={value} names={undefined} density="line" />
      </section>
    </Unstyled>,
  );
  return screen.getByRole('region');
}

describe('the anomalies of an objet, in its row', () => {
  it('are the gravest one whole and a count, all of them read on demand', () => {
    const cell = words(['sans-photo', 'nom-en-capitales', 'type-inconnu']);
    expect(cell.textContent).toBe('Type non reconnu+2, Aucune photo, Nom en capitales');
    expect(cell.querySelector('[title]')?.getAttribute('title')).toBe(
      'Type non reconnu\nAucune photo\nNom en capitales',
    );
  });

  it('are one word where there is one, and nothing where there is none', () => {
    expect(words(['sans-photo']).textContent).toBe('Aucune photo');
    cleanup();
    expect(words([]).textContent).toBe('');
  });
});
