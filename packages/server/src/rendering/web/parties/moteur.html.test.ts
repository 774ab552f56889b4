import { expect, it } from 'vitest';
import { unMoteur } from '../testing/elements.ts';
import { unePageDeListe } from '../testing/listes.ts';
import { moteur } from './moteur.html.ts';

function drawn(suggestions: readonly string[]): string {
  const texte = { valeur: '', indication: '', suggestions };
  return moteur(unePageDeListe({ id: 7, moteur: unMoteur({ texte }) }), (mot) => mot);
}

it('words are completed by the browser, among what the list holds', () => {
  const html = drawn(['Malbrume-les-Eaux', 'Pont "vieux"']);
  expect(html).toContain('list="bridge-q-7-mots"');
  expect(html).toContain(
    '<datalist id="bridge-q-7-mots"><option value="Malbrume-les-Eaux"><option value="Pont &quot;vieux&quot;"></datalist>',
  );
  expect(html).not.toContain('autocomplete="off"');
});

it('where there is nothing to offer, the field is left alone', () => {
  const html = drawn([]);
  expect(html).not.toContain('datalist');
  expect(html).toContain('autocomplete="off"');
});
