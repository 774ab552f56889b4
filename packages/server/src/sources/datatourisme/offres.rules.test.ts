import { describe, expect, it } from 'vitest';
import { Avertissements } from '../clean/avertissements.ts';
import { avisDatatourisme } from './avis.rules.ts';
import { tarifsDatatourisme } from './offres.rules.ts';

const prix = (...montants: readonly string[]) => ({
  offers: [{ priceSpecification: montants.map((minPrice) => ({ minPrice: [minPrice], priceCurrency: 'EUR' })) }],
});
function modeOf(record: object) {
  const avertissements = new Avertissements();
  const { mode } = tarifsDatatourisme({ ...record }, avertissements);
  return { mode, dits: avertissements.liste.map(({ chemin }) => chemin) };
}

describe('what an offer costs', () => {
  it.each([
    ['nothing, where it says so', { isAccessibleForFree: true }, 'gratuit', []],
    ['nothing, where it says so as a text', { free: 'true' }, 'gratuit', []],
    ['nothing, where all its prices are nil', prix('0', '0'), 'gratuit', []],
    ['its prices, where it says nothing else', prix('5', '0'), 'payant', []],
    ['something, where it says that it is not free', { isAccessibleForFree: false }, 'payant', []],
    ['its prices, whatever a box says', { isAccessibleForFree: true, ...prix('5') }, 'payant', ['isAccessibleForFree']],
    [
      'something, though its prices are nil',
      { isAccessibleForFree: false, ...prix('0') },
      'payant',
      ['isAccessibleForFree'],
    ],
    ['one does not know', {}, undefined, []],
  ])('%s', (_what, record, mode, dits) => {
    expect(modeOf(record)).toEqual({ mode, dits });
  });

  it('keeps the prices of an offer that says it is free', () => {
    const { lignes } = tarifsDatatourisme({ free: true, ...prix('5', '0') }, new Avertissements());
    expect(lignes.map(({ min }) => min)).toEqual([5, 0]);
  });
});

describe('reviews', () => {
  const review = (id: string, fr: string, ratingValue?: string) => ({
    hasReviewValue: {
      '@id': `kb:${id}`,
      '@type': [ratingValue === undefined ? 'LabelRating' : 'ScaleRating'],
      'rdfs:label': { fr: [fr] },
      ...(ratingValue === undefined ? {} : { 'schema:ratingValue': ratingValue }),
    },
  });

  it('are one classement, by stars wherever there are any; other scales are facts and never labels', () => {
    const { classement, labels, autres } = avisDatatourisme({
      hasReview: [
        review('Epis3', '3 épis', '3'),
        review('QT', 'Qualité Tourisme'),
        review('Etoiles4', '4 étoiles', '4'),
      ],
    });
    expect(classement).toMatchObject({ valeur: 4, texte: '4 étoiles' });
    expect(labels.map(({ code }) => code)).toEqual(['QT']);
    expect(autres.map(({ modalite }) => modalite?.code)).toEqual(['Epis3']);
  });

  it('that come twice are told once', () => {
    const { labels, autres } = avisDatatourisme({
      hasReview: [
        review('Etoiles4', '4 étoiles', '4'),
        review('Etoiles4', '4 étoiles', '4'),
        review('QT', 'QT'),
        review('QT', 'QT'),
      ],
    });
    expect([labels.length, autres.length]).toEqual([1, 0]);
  });
});
