import { Liquid } from 'liquidjs';
import { describe, expect, it } from 'vitest';
import { LIVRES } from '../gabarits/source.ts';
import { unElement, unePageDeFiche } from '../testing/pages.ts';
import { GENRES_DE_GABARIT } from './balises.ts';
import { runDirectly } from './liquide.direct.ts';

/** What a template writes, or the error that it ends with. */
function written(liquide: Liquid, source: string, variables: object): unknown {
  try {
    // Counters are written among the variables.
    return liquide.parseAndRenderSync(source, structuredClone(variables));
  } catch (error) {
    return error instanceof Error ? [error.name, error.message] : error;
  }
}

const OPTIONS = {
  ownPropertyOnly: true,
  strictFilters: true,
  memoryLimit: 10_000,
  outputEscape: (value: unknown) => `<${String(value)}>`,
};
const PAR_DEFAUT = new Liquid(OPTIONS);
const DIRECT = new Liquid(OPTIONS);
runDirectly(DIRECT);
for (const engine of [PAR_DEFAUT, DIRECT]) engine.registerFilter('casse', () => nothing());
const nothing = () => {
  throw new Error('cassé');
};

const VARIABLES = {
  objet: unElement(),
  page: unePageDeFiche(),
  mots: ['un', 'deux', 'trois'],
  rien: null,
  zero: 0,
  vide: '',
  oui: true,
  profond: { a: { 'b-c': [{ d: 'e' }] } },
};

const SOURCES = [
  'texte {{ objet.nom }}, {{ objet.type.libelle | upcase }}',
  '{{ rien }}|{{ zero }}|{{ vide }}|{{ oui }}|{{ inconnu }}|{{ inconnu.nom.encore }}|{{ 3 }}|{{ "x" }}',
  '{{ mots }}|{{ mots.size }}|{{ mots.first }}|{{ mots.last }}|{{ mots[1] }}|{{ mots[-1] }}|{{ objet.size }}',
  '{{ profond.a["b-c"][0].d }}|{% assign k = "a" %}{{ profond[k]["b-c"].first.d }}|{{ profond.a.constructor }}',
  '{% if oui %}a{% endif %}{% if rien %}b{% elsif zero %}c{% else %}d{% endif %}{% if vide %}e{% endif %}',
  '{% if rien %}a{% endif %}{% if inconnu.nom %}b{% elsif rien %}c{% endif %}',
  '{% unless oui %}a{% else %}b{% endunless %}{% unless rien %}c{% endunless %}{% unless oui %}d{% elsif zero %}e{% endunless %}',
  '{% if objet.nom != "" and mots contains "deux" or rien %}a{% endif %}{% if zero == 0 and not rien %}b{% endif %}',
  '{% if not oui or vide == blank %}a{% endif %}{% if mots == empty %}b{% endif %}{% if zero < 1 and 2 >= 2 %}c{% endif %}',
  '{% for mot in mots %}{% if mot == "deux" %}{% continue %}{% endif %}{{ mot }}{{ forloop.index }}{% endfor %}',
  '{% for mot in mots %}{% unless mot == "un" %}{% break %}{% endunless %}{{ mot }}{% endfor %}après',
  '{% for mot in rien %}a{% else %}b{% endfor %}{% for i in (1..3) %}{{ i | times: 2 }}{% endfor %}',
  '{% case zero %}{% when 1 %}a{% when 0 %}b{% else %}c{% endcase %}{% cycle "a", "b" %}{% cycle "a", "b" %}',
  '{% capture dit %}{{ objet.nom }}{% endcapture %}{{ dit }}{% increment n %}{% increment n %}{% decrement m %}',
  '{% assign dits = mots | map: "size" %}{{ dits }}{{ mots | join: "-" | default: "x" }}{{ rien | default: "y" }}',
  '{% echo objet.nom %}{% liquid assign a = 1\n echo a %}{% raw %}{{ x }}{% endraw %}{%- comment -%} x {%- endcomment -%}',
  '{% tablerow mot in mots cols:2 %}{{ mot }}{% endtablerow %}',
  '{{ oui | casse }}',
  'ligne\n{% if oui %}\n{{ mots | casse }}{% endif %}',
  '{% for i in (1..100000) %}{% endfor %}',
  '{{ (1..100000) }}',
  '{% if (1..100000) %}a{% endif %}',
];

describe('a template that is run directly', () => {
  it.each(SOURCES)('writes what the engine would: %s', (source) => {
    expect(written(DIRECT, source, VARIABLES)).toEqual(written(PAR_DEFAUT, source, VARIABLES));
  });

  it('is stopped in time', () => {
    const source = '{% for i in (1..3000) %}{% for j in (1..3000) %}{{ i }}{% endfor %}{% endfor %}';
    const slow = new Liquid({ ...OPTIONS, memoryLimit: 1e9, renderLimit: 20 });
    runDirectly(slow);
    expect(written(slow, source, {})).toEqual([
      'RenderError',
      expect.stringContaining('template render limit exceeded'),
    ]);
  });
});

it('the conditions of the templates of the product are what the engine makes of them', () => {
  // Their tags are those of the product, which write nothing here.
  const sources = GENRES_DE_GABARIT.flatMap((genre) => Object.values(LIVRES[genre])).map(({ liquide }) =>
    liquide.replace(/\{% (?!if|elsif|else|endif|unless|endunless|assign|for|endfor)\w+[^%]*%\}/g, ''),
  );
  for (const source of sources)
    expect(written(DIRECT, source, VARIABLES)).toEqual(written(PAR_DEFAUT, source, VARIABLES));
});
