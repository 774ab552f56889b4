import { describe, expect, it } from 'vitest';
import { GabaritError } from '../../erreur.ts';
import { fautesDuGabarit } from '../dessin/dessin.ts';
import { draw, unGabarit } from '../testing/draw.ts';
import { unElement, unePageDeFiche } from '../testing/pages.ts';

/** The output of a template of a fiche, without what the page puts around it. */
function written(liquide: string, page = unePageDeFiche()): string {
  const { fragment } = draw(page, { gabarit: unGabarit('fiche', liquide) });
  return /<article[^>]*>([\s\S]*)<\/article>/.exec(fragment)?.[1] ?? '';
}

const refus = (liquide: string) => {
  try {
    return written(liquide);
  } catch (error) {
    if (error instanceof GabaritError) return { message: error.message, ligne: error.ligne };
    throw error;
  }
};

describe('a template', () => {
  it.each([
    '{{ objet.constructor }}',
    '{{ objet.nom.constructor.constructor }}',
    '{{ objet.__proto__ }}',
    '{{ objet["__proto__"]["polluted"] }}',
    '{{ "x".constructor }}',
    '{{ process }}{{ process.env }}{{ globalThis }}{{ global }}{{ require }}{{ this }}',
    '{{ objet.badges.constructor }}{{ objet.badges.map }}{{ objet.toString }}',
    '{{ site.hasOwnProperty }}{{ mots.__defineGetter__ }}',
  ])('reads nothing but the data of the page: %s', (liquide) => {
    expect(written(liquide)).toBe('');
  });

  it.each([
    ['{% include "/etc/passwd" %}', 'La balise {% include %} n’existe pas dans ce gabarit.'],
    ['{% render "../../etc/passwd" %}', 'La balise {% render %} n’existe pas dans ce gabarit.'],
    ['{% layout "/etc/passwd" %}', 'La balise {% layout %} n’existe pas dans ce gabarit.'],
    ['{% constructor %}', 'La balise {% constructor %} n’existe pas dans ce gabarit.'],
    ['{% moteur %}', 'La balise {% moteur %} n’existe pas dans ce gabarit.'],
    ['{{ objet.nom | raw }}', 'Le filtre «\u00a0raw\u00a0» n’existe pas.'],
    ['{{ objet.nom | constructor }}', 'Le filtre «\u00a0constructor\u00a0» n’existe pas.'],
    ['{{ objet.nom | valueOf }}', 'Le filtre «\u00a0valueOf\u00a0» n’existe pas.'],
    ['{% if objet %}', 'La balise {% if %} n’est pas fermée.'],
    ['{{ objet', 'Une accolade {{ n’est pas fermée.'],
    ['{% unless %}{% endunless %}', 'Une valeur manque ici, ou n’est pas comprise.'],
  ])('is refused with a sentence: %s', (liquide, message) => {
    expect(refus(liquide)).toEqual({ message, ligne: 1 });
    expect(fautesDuGabarit('fiche', liquide)).toEqual([{ message, ligne: 1 }]);
  });

  it.each([
    '{% for i in (1..10000000) %}{% endfor %}',
    '{% assign a = "xxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}',
    '{{ "2026-01-01" | date: "%900000000d" }}',
  ])('takes no more than it may: %s', (liquide) => {
    expect(refus(liquide)).toEqual({ message: 'Ce gabarit demande plus de mémoire que permis.', ligne: 1 });
  });

  it('that is longer than any is refused before it is read', () => {
    expect(fautesDuGabarit('fiche', 'x'.repeat(200_001))).toEqual([
      { message: 'Ce gabarit est trop long.', ligne: null },
    ]);
  });

  it('names the line of what is wrong', () => {
    expect(fautesDuGabarit('fiche', '<p>\n\n{{ objet.nom | inconnu }}</p>')).toEqual([
      { message: 'Le filtre «\u00a0inconnu\u00a0» n’existe pas.', ligne: 3 },
    ]);
  });

  it('writes data as text, and never runs it', () => {
    const nom = '{{ site.titre }}{% include "x" %}<b onclick=x>\u00010\u0002';
    const page = unePageDeFiche({ objet: unElement({ nom }) });
    const text = '{{ site.titre }}{% include &quot;x&quot; %}&lt;b onclick=x&gt;0';
    expect(written('<p>{{ objet.nom }}</p>', page)).toBe(`<p>${text}</p>`);
    expect(
      written('{% assign a = objet.nom %}{% capture b %}{{ a }}{% endcapture %}<p title="{{ objet.nom }}">x</p>', page),
    ).toBe(`<p title="${text}">x</p>`);
    expect(written('{% echo objet.nom %}|{% cycle objet.nom, objet.nom %}', page)).toBe(`${text}|${text}`);
  });

  it('builds no element, no handler and no address out of texts', () => {
    const page = unePageDeFiche({
      objet: unElement({ nom: 'javascript:alert(1)', commune: 'onclick', resume: 'script' }),
    });
    expect(written('<a href="{{ objet.nom }}">x</a>', page)).toBe('<a>x</a>');
    expect(written('<p {{ objet.commune }}="alert(1)">x</p>', page)).toBe('<p>x</p>');
    expect(written('<{{ objet.resume }}>alert(1)</{{ objet.resume }}>', page)).toBe('alert(1)');
    expect(written('{% if true %}<scr{% endif %}ipt>x</script>', page)).toBe('x');
    expect(written('{% raw %}<script>{{ x }}</script>{% endraw %}', page)).toBe('{{ x }}');
  });

  it('places parts where texts stand, not inside of an attribute', () => {
    expect(written('<p title="{% titre %}">{% titre %}</p>')).toBe(
      '<p title=""><h1 class="bridge-nom">La Table du Passeur</h1></p>',
    );
  });
});

describe('a composant', () => {
  const composant = (liquide: string) => ({
    ...unGabarit('composant', liquide),
    proprietes: [
      { nom: 'ton', genre: 'texte', defaut: 'doux' },
      { nom: 'nombre', genre: 'nombre', defaut: '3' },
      { nom: 'visible', genre: 'oui-non', defaut: 'oui' },
    ] as const,
  });
  const drawWith = (liquide: string, source: string) => {
    const page = unePageDeFiche();
    const gabarit = { ...unGabarit('fiche', liquide), cle: 'fiche:9:1' };
    return draw(page, { gabarit, composants: { encart: composant(source) } }).fragment;
  };

  it('has the properties that the template sets, and its own for the others', () => {
    const html = drawWith(
      '{% composant "encart", ton: objet.nom, nombre: "7" %}',
      '{{ ton }}|{{ nombre | plus: 1 }}|{{ visible }}',
    );
    expect(html).toContain('La Table du Passeur|8|true');
    expect(drawWith('{% composant "encart" %}', '{{ ton }}|{{ nombre }}')).toContain('doux|3');
  });

  it('escapes what it is given', () => {
    expect(drawWith('{% assign a = "<script>" %}{% composant "encart", ton: a %}', '{{ ton }}')).toContain(
      '&lt;script&gt;',
    );
  });

  it('of the product is there without being declared, an unknown one is nothing', () => {
    expect(drawWith('{% composant "badges" %}{% composant "constructor" %}{% composant "inconnu" %}', '')).toContain(
      'Accueil Vélo',
    );
  });

  it('that places itself is refused', () => {
    expect(() => drawWith('{% composant "encart" %}', '{% composant "encart" %}')).toThrow('sans fin');
  });
});
