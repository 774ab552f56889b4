import { entite } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawField } from '../../resource/widgets/testing/draw.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import descriptor from './entite.console.ts';

fakeBrowser();

const draw = (value: unknown) => drawField(entite.fields.precedences, { value, descriptor });
const answer = (name: string) => screen.findByRole('radio', { name });

describe('which source of an offer wins', () => {
  it('is what the entity above says until it is decided', async () => {
    const { user, last } = draw({ medias: 'datatourisme' });
    expect(await answer('Nom\u00a0: Comme l’entité parente')).toHaveProperty('checked', true);
    expect(await answer('Médias\u00a0: DATAtourisme')).toHaveProperty('checked', true);
    await user.click(await answer('Tarifs\u00a0: Son propre système'));
    expect(last()).toEqual({ medias: 'datatourisme', tarifs: 'propre' });
  });

  it('is left to the entity above again by saying nothing of it', async () => {
    const { user, last } = draw({ medias: 'datatourisme', nom: 'propre' });
    await user.click(await answer('Médias\u00a0: Comme l’entité parente'));
    expect(last()).toEqual({ nom: 'propre' });
  });
});
