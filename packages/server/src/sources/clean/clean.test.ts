import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFolder, urlOf } from '../../catalogue/url.rules.ts';
import { cpuTime } from '../../testing/cpu-time.ts';
import { codePostalOf, emailOf, reseauDe, telephonesOf } from './contact.rules.ts';
import { instantOf, isAbsurdYear, jourOf } from './date.rules.ts';
import { heureOf } from './heure.rules.ts';
import { coordonneesOf, nombreOf } from './nombre.rules.ts';
import { paysOf } from './pays.rules.ts';
import { isNothing, lineOf, plainText, textOfField } from './texte.rules.ts';

describe('a text', () => {
  it('that would run in the browser of its reader is nothing, and a title that speaks of it is kept', () => {
    expect(textOfField('javascript:alert(1)')).toBeUndefined();
    expect(lineOf(' JavaScript:alert(1)')).toBeUndefined();
    expect(lineOf('Javascript: the basics')).toBe('Javascript: the basics');
  });

  it.each([
    ['<p>Un</p><p>Deux<br/>Trois</p>', 'Un\n\nDeux\nTrois'],
    ['A &lt;br/&gt; B &amp; C', 'A\nB & C'],
    ['L&rsquo;&eacute;t&eacute;&nbsp;!', 'L’été\u00a0!'],
    ['<ul><li>un</li><li>deux</li></ul>', '- un\n- deux'],
    ['a < b et c > d', 'a < b et c > d'],
    ['un\r\ndeux\r\n\r\n\r\ntrois ', 'un\ndeux\n\ntrois'],
    ['avant<script>alert("x")</script>après', 'avantaprès'],
    ['<SCRIPT src=x>', ''],
    ['a<!-- caché -->b', 'ab'],
    ['&#233;&#xe9;&#0;&#xD800;&inconnue;', 'éé&inconnue;'],
    ['L\u0092\u00e9t\u00e9 \u0093au frais\u0094', 'L’été “au frais”'],
    ['L&#146;&#233;t&#233;', 'L’été'],
    ['C&amp;amp;D et l&amp;eacute;t&amp;eacute;', 'C&D et lété'],
    ['NULL', ''],
    [' n/a ', ''],
    ['NULL part', 'NULL part'],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('is read in a time that follows its length', () => {
    for (const part of ['<', '<!--', '<script', '&', '<a ', '&lt;p', ' \n', '<p>']) {
      expect(cpuTime(() => plainText(part.repeat(50_000)))).toBeLessThan(1_500);
    }
  });

  it('never makes the reader fail', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>&;#x12/aBpé \r\n\t\0\ufeff\u2028'), maxLength: 60 }),
        (text) => {
          expect(typeof plainText(text)).toBe('string');
          expect(lineOf(text) ?? '').not.toContain('\n');
        },
      ),
    );
  });
});

describe('a date', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-04-30T22:00:00.000+0000', '2026-05-01'],
    ['2026-05-01T00:00:00', '2026-05-01'],
    ['01/05/2026', '2026-05-01'],
    ['1/5/2026 10:20:30', '2026-05-01'],
    ['/Date(1777586400000)/', '2026-05-01'],
    ['31/02/2026', null],
    ['0000-00-00', null],
    ['00/00/0000', null],
    ['04/12/2202', '2202-12-04'],
    ['0001-01-01T00:00:00', null],
    ['2026/05/12', '2026-05-12'],
    ['12/05/26', '2026-05-12'],
    ['12/05/98', '1998-05-12'],
    ['12.05.26', null],
    ['12 mai 2026', '2026-05-12'],
    ['samedi 1er août 2026 à 20h30', '2026-08-01'],
    ['Dimanche 6 déc. 2026', '2026-12-06'],
    ['31 juin 2026', null],
    ['12 mar. 2026', '2026-03-12'],
    ['mar. 12 mai 2026', '2026-05-12'],
    ['7/7/24', null],
    ['07/07/24', '2024-07-07'],
    ['12 brumaire 2026', null],
    ['demain', null],
    [12, null],
  ])('%j is the day %j', (text, day) => {
    expect(jourOf(text)).toBe(day);
  });

  it.each([
    ['29/11/2022 11:32:41', '2022-11-29T10:32:41.000Z'],
    ['29/07/2022 11:32:41', '2022-07-29T09:32:41.000Z'],
    ['2022-10-18T07:26:30.654+0000', '2022-10-18T07:26:30.000Z'],
    ['2022-10-18T07:26:30+02:00', '2022-10-18T05:26:30.000Z'],
    ['2022-07-18T07:26:30', '2022-07-18T05:26:30.000Z'],
    ['2022-03-27T01:59:59', '2022-03-27T00:59:59.000Z'],
    ['2022-03-27T03:00:00', '2022-03-27T01:00:00.000Z'],
    ['/Date(1777586400000)/', '2026-04-30T22:00:00.000Z'],
    ['2022-13-18T07:26:30', null],
  ])('%j is the instant %j, in Paris when nothing else is said', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });
});

describe('small values', () => {
  it.each([
    ['PT10H30M', '10:30'],
    ['PT9H', '09:00'],
    ['10:30:00', '10:30'],
    ['10h30', '10:30'],
    ['9 h', '09:00'],
    ['24:00', '24:00'],
    ['25:00', null],
    ['10:61', null],
    ['', null],
    ['PT', null],
    ['midi', null],
  ])('the time %j is %j', (text, time) => {
    expect(heureOf(text)).toBe(time);
  });

  it.each([
    ['49,0316', 49.0316],
    ['1 234,50 €', 1234.5],
    ['-3.2', -3.2],
    ['12 €', 12],
    ['1.2.3', null],
    ['', null],
    ['dix', null],
    [Number.NaN, null],
  ])('the number %j is %j', (text, value) => {
    expect(nombreOf(text)).toBe(value);
  });

  it('a point must be on Earth', () => {
    expect(coordonneesOf('49,03', '7,71')).toEqual({ lat: 49.03, lon: 7.71 });
    expect(coordonneesOf('48.303764577768746', '-3.9442299739457667')).toEqual({
      lat: 48.303764577768746,
      lon: -3.9442299739457667,
    });
    expect(coordonneesOf('900', '900')).toBeNull();
    expect(coordonneesOf('0', '0')).toBeNull();
    expect(coordonneesOf('', '7')).toBeNull();
  });

  it.each([
    ['0388095531', ['03 88 09 55 31']],
    ['+33 (0)3 88 09 55 31', ['03 88 09 55 31']],
    ['0033388095531', ['03 88 09 55 31']],
    ['03.88.09.55.31 / 06 12 34 56 78', ['03 88 09 55 31', '06 12 34 56 78']],
    ['+49 7851 123456', ['+49 7851 123456']],
    ['3635', ['3635']],
    ['www.exemple.fr', []],
    ['néant', []],
    [`03 88 09 55 31 ou${' '.repeat(2_000)}06 12 34 56 78`, []],
  ])('the phone %j is %j', (text, phones) => {
    expect(telephonesOf(text)).toEqual(phones);
  });

  it.each([
    ['www.exemple.fr', 'http://www.exemple.fr'],
    ['photos.exemple.fr/a b.jpg', 'http://photos.exemple.fr/a%20b.jpg'],
    ['http:/www.exemple.fr', 'http://www.exemple.fr'],
    ['https://www.exemple.fr/é', 'https://www.exemple.fr/é'],
    ['//cdn.exemple.fr/x', 'https://cdn.exemple.fr/x'],
    ['www.a.fr ; www.b.fr', 'www.a.fr'.replace(/^/, 'http://')],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://moi:secret@exemple.fr', null],
    ['exemple', null],
    ['contact@exemple.fr', null],
    ['http://localhost/x', null],
    ['<https://www.exemple.fr/a>', 'https://www.exemple.fr/a'],
    ['[www.exemple.fr]', 'http://www.exemple.fr'],
    ['https:// www.exemple.fr/a b (1).jpg', 'https://www.exemple.fr/a%20b%20(1).jpg'],
  ])('the address %j is %j', (text, url) => {
    expect(urlOf(text)).toBe(url);
  });

  it.each([
    ['https://www.facebook.com/page', 'facebook'],
    ['https://fr-fr.facebook.com/page', 'facebook'],
    ['https://www.instagram.com/page', 'instagram'],
    ['https://x.com/page', 'x'],
    ['https://twitter.com/page', 'x'],
    ['https://lux.com/page', 'site'],
    ['https://facebook.com.exemple.fr', 'site'],
  ])('%j is an address of %s', (url, genre) => {
    expect(reseauDe(url)).toBe(genre);
  });

  it.each([
    ['https://medias.exemple.fr/upload/', true],
    ['https://medias.exemple.fr', true],
    ['https://medias.exemple.fr/upload/?id=3', false],
    ['https://medias.exemple.fr/upload/a.jpg', false],
    ['/public/demonstration/photos/chateau-7.jpg', false],
    ['/public/demonstration/photos/', true],
  ])('%j is a folder: %s', (url, folder) => {
    expect(isFolder(url)).toBe(folder);
  });

  it('a year that nobody meant is known', () => {
    expect(['2202-12-04', '1026-07-01', '2026-07-01', '9999-12-31'].map(isAbsurdYear)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('mail addresses, postcodes and countries are read as people type them', () => {
    expect(emailOf(' mailto:a.b@exemple.fr ')).toBe('a.b@exemple.fr');
    expect(emailOf('a@exemple.fr / b@exemple.fr')).toBe('a@exemple.fr');
    expect(emailOf('pas une adresse')).toBeNull();
    expect(codePostalOf('22 000')).toBe('22000');
    expect(codePostalOf('F-67510')).toBe('67510');
    expect(codePostalOf('AB1 2CD')).toBe('AB1 2CD');
    expect(paysOf('Deutschland')).toBe('DE');
    expect(paysOf('fr')).toBe('FR');
    expect(paysOf('Atlantide')).toBeUndefined();
  });
});

describe('what is nothing', () => {
  it.each(['NULL', 'None', '-', '–', '#REF!', '#VALEUR!', '#N/A', '#DIV/0!', '#NOM?'])('is %s', (texte) => {
    expect(isNothing(texte)).toBe(true);
  });

  it.each(['Nonette', '-12', '# 3 !', 'N°1', '#balade', 'Aucun - ni rien'])('is not %s', (texte) => {
    expect(isNothing(texte)).toBe(false);
  });
});

describe('a country', () => {
  it.each([
    ['France', 'FR'],
    ['Frankrijk', 'FR'],
    ['Pologne', 'PL'],
    ['Tschechien', 'CZ'],
    ['Royaume-Uni', 'GB'],
    ['UK', 'GB'],
    ['États-Unis', 'US'],
    ['Irlanda', 'IE'],
    ['Bourgogne', undefined],
    ['Union européenne', undefined],
  ])('is known by its name: %s', (nom, code) => {
    expect(paysOf(nom)).toBe(code);
  });
});
