import { describe, expect, it } from 'vitest';
import { mailHref, siteEnMots, telHref, webHref } from './lien.rules.ts';

describe('a link', () => {
  it.each([
    ['https://exemple.fr', 'https://exemple.fr/'],
    ['http://exemple.fr/a?b=1', 'http://exemple.fr/a?b=1'],
    ['www.exemple.fr', 'https://www.exemple.fr/'],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['//exemple.fr', null],
    ['https://nom:secret@exemple.fr', null],
    ['exemple', null],
  ])('to the web is one that leads there: %s', (adresse, href) => {
    expect(webHref(adresse)).toBe(href);
  });

  it.each([
    ['04 75 00 00 00', 'tel:0475000000'],
    ['+33 (0)4.75.00.00.00', 'tel:+33475000000'],
    ['sur demande', null],
    ['04 75 00 00 00;ext=1', null],
    ['1', null],
  ])('to a phone has digits alone: %s', (numero, href) => {
    expect(telHref(numero)).toBe(href);
  });

  it('to a mailbox is one address', () => {
    expect(mailHref('contact@exemple.fr')).toBe('mailto:contact@exemple.fr');
    expect(mailHref('contact@exemple.fr?bcc=x@y.fr')).toBeNull();
  });

  it('is read without what everybody skips', () => {
    expect(siteEnMots('https://www.exemple.fr/')).toBe('exemple.fr');
  });
});
