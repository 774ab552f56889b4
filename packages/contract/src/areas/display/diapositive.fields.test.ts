import { describe, expect, it } from 'vitest';
import { sentenceOfItem, startsOf, titleOfItem } from '../../kernel/fields/variants.items.ts';
import { newItem } from '../../kernel/fields/variants.ts';
import { type Diapositive, diapositives, manqueDeDiapositive } from './diapositive.fields.ts';

const NOMS = { selection: { '4': 'Où manger' }, media: { '2': 'Le lac' } };
const slide = (genre: Diapositive['genre'], parts: object = {}) => newItem(diapositives, { genre, ...parts });
const titre = (genre: Diapositive['genre'], parts: object = {}) => titleOfItem(diapositives, slide(genre, parts), NOMS);
const fautes = (some: Diapositive) =>
  diapositives.itemSchema.safeParse(some).error?.issues.map(({ path }) => path.join('.'));

describe('a slide', () => {
  it('says what it shows, and what is still to be chosen', () => {
    expect(titre('objets', { selection: { ref: 'selection', id: 4 } })).toBe(
      '8 objets au plus de «\u00a0Où manger\u00a0»',
    );
    expect(titre('objets')).toBe('8 objets au plus de la sélection à choisir');
    expect(titre('objets', { nombre: null })).toBe('… objets au plus de la sélection à choisir');
    expect(titre('media', { media: { ref: 'media', id: 2 } })).toBe('Média «\u00a0Le lac\u00a0»');
    expect(titre('texte', { ton: 'alerte', titre: { en: 'Closed' } })).toBe('Alerte\u00a0: Closed');
    expect(titre('compte', { titre: { fr: 'Fête' } })).toBe('Fête');
    expect(titre('compte', { titre: { fr: 'Fête' }, jour: '2026-07-14', heure: '18:00' })).toBe(
      'Fête, jusqu’au 14 juillet 2026 à 18\u00a0h',
    );
    expect(titre('annonce', { tousLes: 3 })).toBe('Annonces de l’espace à choisir, toutes les 3 diapositives');
  });

  it('says when, in which language and how often', () => {
    const some = slide('objets', { jours: ['samedi'], langue: 'en', maxParHeure: 4, plage: 'Matin' });
    expect(sentenceOfItem(diapositives, some, NOMS)).toBe(
      '10\u00a0s par objet · plage «\u00a0Matin\u00a0» · samedi · en anglais · 4 fois par heure au plus',
    );
    expect(sentenceOfItem(diapositives, slide('texte', { active: false }), NOMS)).toBe('Masquée · 10\u00a0s');
    expect(sentenceOfItem(diapositives, slide('texte', { duree: null }), NOMS)).toBe('');
  });

  it.each(startsOf(diapositives))('of the kind « $label » lacks something when it starts', ({ values }) => {
    expect(manqueDeDiapositive(values as Diapositive)).not.toBeNull();
  });

  it('lasts from 3 to 300 seconds', () => {
    const texte = { titre: { fr: 'Bonjour' } };
    expect(manqueDeDiapositive(slide('texte', { ...texte, duree: 3 }))).toBeNull();
    expect(manqueDeDiapositive(slide('texte', { ...texte, duree: 2 }))).toBe('De 3 à 300\u00a0s.');
    expect(fautes(slide('texte', { ...texte, duree: 301 }))).toEqual(['duree']);
    expect(fautes(slide('texte', { ...texte, duree: null }))).toEqual(['duree']);
  });

  it('of a web page is encrypted, and has something to show without network', () => {
    const page = { adresse: 'https://meteo.example', texteSecours: { fr: 'À bientôt' } };
    expect(manqueDeDiapositive(slide('page', page))).toBeNull();
    expect(fautes(slide('page', { ...page, adresse: 'http://meteo.example' }))).toEqual(['adresse']);
    expect(fautes(slide('page', { ...page, texteSecours: {} }))).toEqual(['texteSecours']);
    expect(fautes(slide('page', { ...page, texteSecours: {}, secours: { ref: 'media', id: 2 } }))).toBeUndefined();
  });

  it('that waits for a day must say which', () => {
    const compte = { titre: { fr: 'Fête' } };
    expect(fautes(slide('compte', compte))).toEqual(['jour']);
    expect(manqueDeDiapositive(slide('compte', { ...compte, jour: '2026-07-14' }))).toBeNull();
  });

  it('does not end before it begins', () => {
    const texte = { titre: { fr: 'Bonjour' }, du: '2026-05-02', au: '2026-05-01', de: '08:00', a: '08:00' };
    expect(fautes(slide('texte', texte))).toEqual(['au', 'a']);
  });
});
