import { expect, it } from 'vitest';
import { fautesDeMesure } from './site.mesure.rules.ts';

it.each([
  ['', null, []],
  ['https://mesure.example', 4, []],
  ['https://mesure.example/matomo/', 4, []],
  ['', 4, ['matomo']],
  ['https://mesure.example', null, ['matomoSite']],
  ['http://mesure.example', 4, ['matomo']],
  ['https://moi:secret@mesure.example', 4, ['matomo']],
  ['https://:secret@mesure.example', 4, ['matomo']],
  ['https://mesure.example/matomo.php?idsite=3', 4, ['matomo']],
  ['https://mesure.example/matomo.php', 4, ['matomo']],
  ['https://mesure.example/?', 4, ['matomo']],
  ['https://mesure.example/mon matomo', 4, ['matomo']],
  ['https://mesure.example/#/sites', null, ['matomo', 'matomoSite']],
])('a Matomo at « %s » with the number %s is wrong in %j', (matomo, matomoSite, wrong) =>
  expect(fautesDeMesure({ matomo, matomoSite }).map(({ path }) => path)).toEqual(wrong),
);
