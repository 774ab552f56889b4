import { expect, it } from 'vitest';
import { classementEnLangue, mesureEnLangue } from './francais.words.ts';

it('what sources count and rate in French alone is said in the language of the reader', () => {
  expect(mesureEnLangue('Nombre de chambres', 'en')).toEqual({ texte: 'Bedrooms', langue: 'en' });
  expect(mesureEnLangue("Nombre d'emplacements", 'de')).toEqual({ texte: 'Stellplätze', langue: 'de' });
  expect(classementEnLangue('3 étoiles', 'nl')).toEqual({ texte: '3\u00a0sterren', langue: 'nl' });
  expect(classementEnLangue('1 étoile', 'en')).toEqual({ texte: '1\u00a0star', langue: 'en' });
  expect(classementEnLangue('Non classé', 'es')).toEqual({ texte: 'Sin categoría', langue: 'es' });
});

it('what nobody translated stays French, and says so', () => {
  expect(mesureEnLangue('Nombre hamacs', 'en')).toEqual({ texte: 'Nombre hamacs', langue: 'fr' });
  expect(classementEnLangue('3 épis', 'en')).toEqual({ texte: '3 épis', langue: 'fr' });
  expect(classementEnLangue('3 étoiles', 'fr')).toEqual({ texte: '3 étoiles', langue: 'fr' });
  expect(mesureEnLangue('Nombre de lits', 'ja')).toEqual({ texte: 'Nombre de lits', langue: 'fr' });
});
