import { describe, expect, it } from 'vitest';
import { hoteDeRequete } from '../../../platform/http/host.ts';
import { adresseServie, hoteDe } from './hotes.rules.ts';

describe('a domain as people write it', () => {
  it.each([
    ['www.Exemple.fr', 'www.exemple.fr'],
    [' https://www.exemple.fr/accueil ', 'www.exemple.fr'],
    ['exemple.fr:8080', 'exemple.fr'],
    ['été.exemple.fr', 'xn--t-9fab.exemple.fr'],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['https://a:b@exemple.fr', null],
    ["exemple.fr'; script-src *", null],
    ['*.exemple.fr', null],
    ['', null],
  ])('%s', (written, host) => expect(hoteDe(written)).toBe(host));
});

it('the host of a request has neither port nor capitals', () => {
  expect(hoteDeRequete('WWW.Exemple.fr.:443')).toBe('www.exemple.fr');
  expect(hoteDeRequete('WWW.Exemple.fr.')).toBe('www.exemple.fr');
  expect(hoteDeRequete(undefined)).toBe('');
});

describe('an address on the host of a site', () => {
  it.each([
    ['/fr/restaurants?page=2', '/public/ot/fr/restaurants?page=2'],
    ['/', '/public/ot/'],
    ['/prod-api/login_check', '/public/ot/prod-api/login_check'],
    ['/public/autre/fr', '/public/ot/public/autre/fr'],
    ['/public/photos/1/0-a/320.webp', '/public/photos/1/0-a/320.webp'],
    ['/public/medias/1-1-0a0a0a0a0a0a/320-libre.webp', '/public/medias/1-1-0a0a0a0a0a0a/320-libre.webp'],
    ['/public/_bridge/bridge.js', '/public/_bridge/bridge.js'],
    ['/public/_mesure', '/public/_mesure'],
    ['/public/api/v1/listes', '/public/api/v1/listes'],
    ['//pirate.example/x', '/public/ot/_'],
    ['http://pirate.example/x', '/public/ot/_'],
  ])('%s', (url, served) => expect(adresseServie('ot', url)).toBe(served));
});
