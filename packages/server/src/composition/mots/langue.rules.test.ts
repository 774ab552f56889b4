import { describe, expect, it } from 'vitest';
import { html, rendu, terme, uneLigne, unObjet } from '../bloc/testing/bloc.ts';
import { enLangue } from './langue.rules.ts';

const DESCRIPTION = uneLigne('description');
const en = { langue: 'en' as const };

describe('a bloc in another language', () => {
  it('shows the text of that language', () => {
    const objet = unObjet({ description: { fr: 'Face au lac.', en: 'By the lake.' } });
    const page = html({ lignes: [DESCRIPTION] }, objet, en);
    expect(page).toContain('By the lake.');
    expect(page).toContain('lang="en"');
  });

  it('falls back to French, and says that it is', () => {
    const page = html({ lignes: [DESCRIPTION] }, unObjet({ description: { fr: 'Face au lac.' } }), en);
    expect(page).toContain('<span lang="fr">Face au lac.</span>');
  });

  it('hides what is not translated when it must', () => {
    const objet = unObjet({ description: { fr: 'Face au lac.' } });
    expect(rendu({ lignes: [DESCRIPTION], repliLangue: 'masquer' }, objet, en)).toBeNull();
  });

  it('keeps the name of a place, which is not translated', () => {
    const page = html({ lignes: [uneLigne('nom')], repliLangue: 'masquer' }, unObjet(), en);
    expect(page).toContain('<span lang="fr">Auberge du Lac</span>');
  });

  it('writes prices, dates and the words of the product as its readers do', () => {
    const objet = unObjet(
      {
        animaux: true,
        ouverture: {
          periodes: [{ du: '2026-12-01', au: '2026-12-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] }],
          fermetures: [],
        },
      },
      { indexe: { prixMin: 12 } },
    );
    const lignes = [uneLigne('prixMin'), uneLigne('animaux'), uneLigne('prochaineDate')];
    const page = html({ lignes, repliLangue: 'masquer' }, objet, en);
    for (const word of ['€12', 'Yes', '1 December 2026']) expect(page).toContain(word);
  });

  it('has the periods of the source in that language, else ours; what the source says in French alone is left out where it must', () => {
    const periode = {
      du: '2026-12-01',
      au: '2026-12-24',
      chaqueAnnee: false,
      regle: 'quotidien' as const,
      creneaux: [],
    };
    const ouverture = { periodes: [periode], fermetures: [], texte: { en: 'Daily until Christmas.' } };
    expect(html({ genre: 'horaires' }, unObjet({ ouverture }), en)).toContain('Daily until Christmas.');
    const french = unObjet({ ouverture: { periodes: [periode], fermetures: [] } });
    expect(html({ genre: 'horaires' }, french, en)).toContain('<li>1 – 24 December 2026, every day');
    const creneaux = [{ ouvre: '09:00', ferme: '12:00', type: 'visite guidée' }];
    const guided = unObjet({ ouverture: { periodes: [{ ...periode, nom: 'Hiver', creneaux }], fermetures: [] } });
    const hours = (bloc: object) => html({ genre: 'horaires', ...bloc }, guided, en);
    expect(hours({})).toContain('09:00–12:00 (visite guidée)');
    expect(hours({ repliLangue: 'masquer' })).toContain('<li>1 – 24 December 2026, every day, 09:00–12:00</li>');
  });
});

describe('what people wrote here', () => {
  it('goes before what the source says, language by language', () => {
    const textes = [{ champ: 'description' as const, langue: 'fr' as const, valeur: 'Notre auberge.' }];
    const objet = unObjet({ description: { fr: 'Face au lac.', en: 'By the lake.' } }, { textes });
    expect(html({ lignes: [DESCRIPTION] }, objet)).toContain('Notre auberge.');
    expect(html({ lignes: [DESCRIPTION] }, objet, en)).toContain('By the lake.');
  });

  it('names a word of the vocabulary, with its pictogram', () => {
    const wifi = terme('12', { fr: 'WIFI GRATUIT' }, 'essai:labels');
    const mots = new Map([
      [
        'modalite essai:labels\u001f12',
        { libelle: { fr: 'WIFI GRATUIT' }, libelleLocal: { fr: 'Wifi' }, picto: 'wifi' },
      ],
    ]);
    const noms = { criteres: new Map(), modalites: new Map(), champs: new Map(), mots };
    const page = html({ lignes: [uneLigne('labels')] }, unObjet({ labels: [wifi] }), { noms });
    expect(page).toContain('data-picto="wifi"');
    expect(page).toContain('Wifi');
    expect(page).not.toContain('GRATUIT');
  });
});

it('a text that stands alone is in the language, else in French, else in whichever there is', () => {
  const textes = { de: 'See', fr: 'Lac', en: ' ' };
  expect(enLangue(textes, 'de')).toBe('See');
  expect(enLangue(textes, 'en')).toBe('Lac');
  expect(enLangue({ fr: '', de: 'See' }, 'en')).toBe('See');
  expect([enLangue({}, 'fr'), enLangue(undefined, 'fr')]).toEqual(['', '']);
});
