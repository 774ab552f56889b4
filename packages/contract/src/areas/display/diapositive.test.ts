import { describe, expect, it } from 'vitest';
import {
  type Diapositive,
  diapositiveSchema,
  GENRES_DE_DIAPOSITIVE,
  nouvelleDiapositive,
} from './diapositive.schemas.ts';
import { conditionsDeDiapositive, manqueDeDiapositive, phraseDeDiapositive } from './diapositive.words.ts';

const NOMS = { selection: { '4': 'Où manger' }, media: { '2': 'Le lac' } };
const slide = (genre: Diapositive['genre'], parts: object = {}) =>
  ({ ...nouvelleDiapositive(genre), ...parts }) as Diapositive;
const fautes = (some: Diapositive) => diapositiveSchema.safeParse(some).error?.issues.map(({ path }) => path.join('.'));

describe('a slide', () => {
  it('says what it shows, and what is still to be chosen', () => {
    const objets = slide('objets', { selection: { ref: 'selection', id: 4 } });
    expect(phraseDeDiapositive(objets, NOMS)).toBe('8 objets au plus de «\u00a0Où manger\u00a0»');
    expect(phraseDeDiapositive(slide('objets'), NOMS)).toBe('8 objets au plus de la sélection à choisir');
    expect(phraseDeDiapositive(slide('media', { media: { ref: 'media', id: 2 } }), NOMS)).toBe(
      'Média «\u00a0Le lac\u00a0»',
    );
    expect(phraseDeDiapositive(slide('texte', { ton: 'alerte', titre: { en: 'Closed' } }), NOMS)).toBe(
      'Alerte\u00a0: Closed',
    );
    expect(
      phraseDeDiapositive(slide('compte', { titre: { fr: 'Fête' }, jour: '2026-07-14', heure: '18:00' }), NOMS),
    ).toBe('Fête, jusqu’au 14 juillet 2026 à 18\u00a0h');
    expect(phraseDeDiapositive(slide('annonce', { tousLes: 3 }), NOMS)).toBe(
      'Annonces de l’espace à choisir, toutes les 3 diapositives',
    );
  });

  it('says when, in which language and how often', () => {
    const some = slide('objets', { jours: ['samedi'], langue: 'en', maxParHeure: 4, plage: 'Matin' });
    expect(conditionsDeDiapositive(some)).toBe(
      '10\u00a0s par objet · plage «\u00a0Matin\u00a0» · samedi · en anglais · 4 fois par heure au plus',
    );
    expect(conditionsDeDiapositive(slide('texte', { active: false }))).toBe('Masquée · 10\u00a0s');
  });

  it.each(GENRES_DE_DIAPOSITIVE)('of the kind « $label » lacks something when it starts', ({ value }) => {
    expect(manqueDeDiapositive(nouvelleDiapositive(value))).not.toBeNull();
  });

  it('lasts from 3 to 300 seconds', () => {
    const texte = { titre: { fr: 'Bonjour' } };
    expect(manqueDeDiapositive(slide('texte', { ...texte, duree: 3 }))).toBeNull();
    expect(fautes(slide('texte', { ...texte, duree: 2 }))).toEqual(['duree']);
    expect(fautes(slide('texte', { ...texte, duree: 301 }))).toEqual(['duree']);
  });

  it('of a web page is encrypted, and has something to show without network', () => {
    const page = { adresse: 'https://meteo.example', texteSecours: { fr: 'À bientôt' } };
    expect(manqueDeDiapositive(slide('page', page))).toBeNull();
    expect(fautes(slide('page', { ...page, adresse: 'http://meteo.example' }))).toEqual(['adresse']);
    expect(fautes(slide('page', { ...page, texteSecours: {} }))).toEqual(['texteSecours']);
    expect(fautes(slide('page', { ...page, texteSecours: {}, secours: { ref: 'media', id: 2 } }))).toBeUndefined();
  });

  it('does not end before it begins', () => {
    const texte = { titre: { fr: 'Bonjour' }, du: '2026-05-02', au: '2026-05-01', de: '08:00', a: '08:00' };
    expect(fautes(slide('texte', texte))).toEqual(['au', 'a']);
  });
});
