import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const show = (url: string) => (
  <Picture url={url} alt="Le moulin">
    <p>Image introuvable</p>
  </Picture>
);

describe('a picture of a source', () => {
  it('is drawn from the web and from Bridge itself', () => {
    const { rerender } = render(show('https://images.exemple.fr/moulin.jpg'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://images.exemple.fr/moulin.jpg');
    rerender(show('/public/photos/moulin.jpg'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/public/photos/moulin.jpg');
  });

  it('is said to be missing where it is not found, until another address is given', () => {
    const { rerender } = render(show('/public/photos/perdue.jpg'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image introuvable')).toBeDefined();
    rerender(show('/public/photos/moulin.jpg'));
    expect(screen.getByRole('img')).toBeDefined();
  });

  it('lets something else stand there until it has come', () => {
    render(
      <Picture url="/public/photos/moulin.jpg" alt="Le moulin" meanwhile={<p>…</p>}>
        <p>Image introuvable</p>
      </Picture>,
    );
    expect(screen.getByText('…')).toBeDefined();
    fireEvent.load(screen.getByRole('img'));
    expect(screen.queryByText('…')).toBeNull();
  });

  it('is not asked for at an address that the page may not read', () => {
    render(show('http://images.exemple.fr/moulin.jpg'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
