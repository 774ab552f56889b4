import { expect, it } from 'vitest';
import { preparePage } from './page.image.ts';

it('what makes pictures of pages gets ready by drawing one', async () => {
  await expect(preparePage()).resolves.toBeUndefined();
});
