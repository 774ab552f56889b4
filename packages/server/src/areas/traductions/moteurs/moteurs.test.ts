import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutside } from '../../../platform/net/outside.ts';
import { Services } from '../testing/services.ts';
import { keepsTags } from './balises.rules.ts';
import { glossaireDe, hideTerms } from './glossaire.rules.ts';
import { RefusDeMoteur, type Reglage } from './moteur.ts';
import { openMoteur } from './open.ts';

const services = new Services();
let adresse = '';
beforeAll(async () => {
  adresse = await services.open();
});
beforeEach(() => {
  services.panne = () => undefined;
});
afterAll(() => services.close());

const outsideOf = (...allowed: string[]) => createOutside({ allowed, clock: { now: () => new Date() } });

function moteur(changes: Partial<Reglage> = {}) {
  const reglage: Reglage = {
    fournisseur: 'deepl-free',
    adresse,
    cle: services.cle,
    anglais: 'en-GB',
    portugais: 'pt-PT',
    formalites: [],
    contexte: '',
    balisesIgnorees: '',
    glossaire: null,
    ...changes,
  };
  return openMoteur(outsideOf(new URL(adresse).host), reglage);
}
const lot = (...textes: string[]) => ({ textes, source: 'fr', cible: 'en' }) as const;
const lastAsked = () => services.demandes.at(-1)?.corps;

describe('DeepL', () => {
  it('is asked for whole lots, in the order of the texts, and tells what it counted', async () => {
    const { textes, caracteres } = await moteur().translate(lot('Un', 'Deux'));
    expect([textes, caracteres]).toEqual([['[EN-GB] Un', '[EN-GB] Deux'], 6]);
    expect(lastAsked()).toMatchObject({ source_lang: 'FR', target_lang: 'EN-GB', preserve_formatting: true });
    expect(lastAsked()).not.toHaveProperty('formality');
    expect(lastAsked()).not.toHaveProperty('tag_handling');
  });

  it('is told the formality, the context and the markup to keep', async () => {
    const asked = moteur({
      formalites: [{ langue: 'de', formalite: 'familiere' }],
      contexte: 'Montagne',
      balisesIgnorees: 'code, kbd',
    });
    await asked.translate({ textes: ['<b>Un</b>'], source: 'fr', cible: 'de' });
    expect(lastAsked()).toMatchObject({
      formality: 'prefer_less',
      context: 'Montagne',
      tag_handling: 'html',
      tag_handling_version: 'v2',
      ignore_tags: ['code', 'kbd'],
    });
  });

  it('says why it refuses, in words that tell what to do', async () => {
    const refusal = async (cle = services.cle) => {
      const error: unknown = await moteur({ cle })
        .translate(lot('Un'))
        .then(
          () => null,
          (reason: unknown) => reason,
        );
      return error instanceof RefusDeMoteur ? error.genre : error;
    };
    const refused = (panne: number | 'coupure') => {
      services.panne = () => panne;
      return refusal();
    };
    expect(await refused(456)).toBe('quota');
    expect(await refused(429)).toBe('occupe');
    expect(await refused(529)).toBe('occupe');
    expect(await refused(500)).toBe('panne');
    expect(await refused(413)).toBe('refus');
    expect(await refused('coupure')).toBe('panne');
    expect(await refusal('fausse')).toBe('cle');
  });

  it('is reached by the door to the outside: an address of one’s own network is refused', async () => {
    const inside = openMoteur(outsideOf(), { ...reglageOf('deepl-pro'), adresse });
    await expect(inside.usage()).rejects.toMatchObject({ genre: 'refus' });
  });

  it('has the glossary of a configuration, of the words of today and no other', async () => {
    const words = { id: 7, langueSource: 'fr', languesCibles: ['en', 'de'] } as const;
    const first = glossaireDe({
      ...words,
      languesCibles: ['en', 'de'],
      glossaire: [{ terme: 'Lac', traductions: {} }],
    });
    const then = glossaireDe({
      ...words,
      languesCibles: ['en', 'de'],
      glossaire: [{ terme: 'tarte', traductions: { en: 'pie' } }],
    });
    if (!first || !then) throw new Error('no glossary');
    const made = await moteur().synchronise?.(first);
    expect(await moteur().synchronise?.(first)).toBe(made);
    expect(services.glossaires.get(made ?? '')?.dictionaries).toMatchObject([
      { source_lang: 'fr', target_lang: 'en', entries: 'Lac\tLac' },
      { source_lang: 'fr', target_lang: 'de', entries: 'Lac\tLac' },
    ]);
    const next = await moteur().synchronise?.(then);
    expect([...services.glossaires.keys()]).toEqual([next]);
    expect((await moteur({ glossaire: next ?? null }).translate(lot('Une tarte'))).textes).toEqual(['[EN-GB] Une pie']);
  });
});

function reglageOf(fournisseur: Reglage['fournisseur']): Reglage {
  const texts = { adresse: '', cle: '', contexte: '', balisesIgnorees: '', glossaire: null, formalites: [] };
  return { fournisseur, anglais: 'en-GB', portugais: 'pt-PT', ...texts };
}

it('LibreTranslate is asked the same way, with or without a key', async () => {
  const libre = moteur({ fournisseur: 'libretranslate', cle: '' });
  expect((await libre.translate(lot('Un', '<i>Deux</i>'))).textes).toEqual(['(en) Un', '(en) <i>Deux</i>']);
  expect(lastAsked()).toMatchObject({ format: 'html', source: 'fr', target: 'en' });
  expect(await libre.usage()).toBeNull();
  await expect(moteur({ fournisseur: 'libretranslate', cle: 'fausse' }).translate(lot('Un'))).rejects.toMatchObject({
    genre: 'cle',
  });
});

describe('words that no engine touches', () => {
  const termes = [
    ['Lac', 'Lac'],
    ['Lac Bleu', 'Blue Lake'],
  ] as const;

  it('are hidden, the longest first and whole words alone, then put back', () => {
    const { texte, show } = hideTerms('Le Lac Bleu et le Lac, pas Lacaune', termes);
    expect(texte).toBe('Le ⟦0⟧ et le ⟦1⟧, pas Lacaune');
    expect(show('The ⟦ 1 ⟧ and ⟦0⟧')).toBe('The Lac and Blue Lake');
  });

  it('are missed where the engine lost one', () => {
    expect(hideTerms('Le Lac', termes).show('The lake')).toBeNull();
    expect(hideTerms('Le Lac', termes).show('⟦0⟧ ⟦0⟧')).toBeNull();
  });
});

it('a translation keeps the tags of its text, in whatever order', () => {
  expect(keepsTags('<b>Un</b> et <i class="x">deux</i><br/>', '<i>two</i> and <b>one</b><br>')).toBe(true);
  expect(keepsTags('<b>Un</b>', 'One')).toBe(false);
  expect(keepsTags('a < b', 'a < b')).toBe(true);
});
